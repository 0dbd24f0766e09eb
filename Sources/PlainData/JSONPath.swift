/// The way from the root of a JSON text to a value, as a message names it: `resource.properties.participants[1].role`.
struct JSONPath {
  private(set) var text: String

  init(from root: String) { text = root }

  mutating func append(element index: Int) { text += "[\(index)]" }

  mutating func append(member name: String) {
    if Self.isIdentifier(name) {
      text += text.isEmpty ? name : ".\(name)"
    } else {
      text += "[\(quoted(name))]"
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 80 else { return false }
    return !isDigit(first)
      && name.utf8.allSatisfy { byte in
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
