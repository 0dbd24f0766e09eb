internal import PlainData

/// What a request of a test, and each part of it, may have: a member that nobody reads is fine on the wire, and a
/// misspelling in a test.
enum RequestMembers {
  static let whole = ["subject", "action", "resource", "context"]
  static let parts: [(name: String, members: [String])] = [
    ("subject", ["type", "id", "properties"]), ("action", ["name", "properties"]),
    ("resource", ["type", "id", "properties"]),
  ]

  /// The first member that nobody reads; `nil`: there is none.
  static func fault(_ request: PlainMap) -> String? {
    if let words = fault(request, whole) { return words }
    for (name, members) in parts {
      if let words = request[name]?.map.flatMap({ fault($0, members) }) { return "\(name): \(words)" }
    }
    return nil
  }

  private static func fault(_ map: PlainMap, _ known: [String]) -> String? {
    guard let name = map.first(where: { !known.contains($0.name) })?.name else { return nil }
    return unknown(name, known)
  }

  static func unknown(_ name: String, _ known: [String]) -> String {
    "unknown member \(quoted(name))\(suggestion(for: name, among: known)); known are \(known.joined(separator: ", "))"
  }
}
