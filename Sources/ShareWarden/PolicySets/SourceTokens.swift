/// The names, texts and symbols of a script in their order, without its comments. The script need not be well-formed.
struct SourceTokens: IteratorProtocol {
  struct Token {
    enum Kind { case name, text, symbol }
    var kind: Kind
    /// A name or a symbol, or what stands between the quotes of a text.
    var text: String
    var line: Int
  }

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  init(_ source: [UInt8]) { bytes = source }

  mutating func next() -> Token? {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: "-") where follows("--"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return quotedText(byte)
      case UInt8(ascii: "["):
        if let level = bracketLevel(at) { return longText(level) }
        return symbol(1)
      case UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        return symbol(at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "=") ? 2 : 1)
      case _ where Self.isPartOfName(byte): return name()
      case 0...32: at += 1
      default: return symbol(1)
      }
    }
    return nil
  }

  private func follows(_ text: StaticString) -> Bool {
    bytes[at...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func symbol(_ count: Int) -> Token {
    defer { at += count }
    return Token(kind: .symbol, text: text(at..<at + count), line: line)
  }

  private mutating func name() -> Token {
    let start = at
    while at < bytes.count, Self.isPartOfName(bytes[at]) { at += 1 }
    return Token(kind: .name, text: text(start..<at), line: line)
  }

  private mutating func quotedText(_ quote: UInt8) -> Token {
    let start = (at: at + 1, line: line)
    at += 1
    while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\n") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(at, bytes.count)
    at = end + 1
    return Token(kind: .text, text: text(start.at..<end), line: start.line)
  }

  private mutating func skipComment() {
    at += 2
    if at < bytes.count, let level = bracketLevel(at) {
      _ = longText(level)
    } else {
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    }
  }

  /// How many `=` stand in the opening of a long bracket; `nil` where none opens.
  private func bracketLevel(_ start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "[") else { return nil }
    let level = bytes[(start + 1)...].prefix { $0 == UInt8(ascii: "=") }.count
    let second = start + 1 + level
    return second < bytes.count && bytes[second] == UInt8(ascii: "[") ? level : nil
  }

  private mutating func longText(_ level: Int) -> Token {
    let closing = [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
    let start = (at: at + level + 2, line: line)
    at = start.at
    while at < bytes.count, !bytes[at...].starts(with: closing) {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
    let end = at
    at = min(at + closing.count, bytes.count)
    return Token(kind: .text, text: text(start.at..<end), line: start.line)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }
}
