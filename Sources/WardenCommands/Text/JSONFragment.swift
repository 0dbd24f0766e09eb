internal import PlainData

/// Pieces of JSON text put together, for reports that hold decisions already written.
enum JSONFragment {
  static func quote(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }

  static func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { name, value in value.map { "\(quote(name)):\($0)" } }
    return "{" + written.joined(separator: ",") + "}"
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
