internal import PlainData

/// JSON for people to read and change: what fits stands on one line.
enum IndentedJSON {
  private static let width = 100

  /// - Parameter indent: how far the line is indented that the value begins on.
  static func text(_ value: PlainValue, indent: Int) -> String {
    let line = "\(value)"
    guard line.utf8.count + indent > width else { return spaced(value) }
    switch value {
    case .list(let elements) where !elements.isEmpty:
      return block("[", elements.map { text($0, indent: indent + 2) }, "]", indent)
    case .map(let map) where !map.isEmpty:
      let members = map.map { "\(PlainValue.string($0.name)): \(text($0.value, indent: indent + 2))" }
      return block("{", members, "}", indent)
    default: return line
    }
  }

  private static func block(_ opening: String, _ items: [String], _ closing: String, _ indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return "\(opening)\n\(items.map { "\(margin)  \($0)" }.joined(separator: ",\n"))\n\(margin)\(closing)"
  }

  /// On one line, with a space after each colon and comma.
  private static func spaced(_ value: PlainValue) -> String {
    switch value {
    case .list(let elements): "[\(elements.map(spaced).joined(separator: ", "))]"
    case .map(let map):
      "{\(map.map { "\(PlainValue.string($0.name)): \(spaced($0.value))" }.joined(separator: ", "))}"
    default: "\(value)"
    }
  }
}
