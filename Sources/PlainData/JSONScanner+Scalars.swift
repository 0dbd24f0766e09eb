import CStrictJSON

extension JSONScanner {
  /// Reads a string, a number, `true`, `false` or `null`.
  mutating func scalar() throws(JSONFlaw) -> Range<Int> {
    switch byte {
    case UInt8(ascii: "\""): return try string()
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return try number()
    default:
      let word = word()
      guard ["true", "false", "null"].contains(word) else { throw flaw("expected a value, found \(found)") }
      defer { position += word.utf8.count }
      return position..<position + word.utf8.count
    }
  }

  /// Reads a string from its first quotation mark to behind its last.
  mutating func string() throws(JSONFlaw) -> Range<Int> {
    let start = position
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return start..<position
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20:
        let isBreak = byte == 0x0A || byte == 0x0D
        throw flaw(isBreak ? "line break in a string; write `\\n`" : "control character \(found) in a string")
      case 0x20..<0x80: position += csj_plain_run(bytes.baseAddress.map { $0 + position }, bytes.count - position)
      default: position += try character().count
      }
    }
    throw flaw("unterminated string", at: start)
  }

  private mutating func escape() throws(JSONFlaw) {
    let start = position
    position += 1
    guard let byte else { return }
    guard byte == UInt8(ascii: "u") else {
      guard #""\/bfnrt"#.utf8.contains(byte) else { throw flaw("unknown escape of \(found)", at: start) }
      position += 1
      return
    }
    let unit = try codeUnit(at: start)
    guard (0xD800...0xDFFF).contains(unit) else { return }
    let half = "half of a surrogate pair: `\\u\(String(unit, radix: 16))`"
    guard unit < 0xDC00, self.byte == UInt8(ascii: "\\") else { throw flaw(half, at: start) }
    position += 1
    guard self.byte == UInt8(ascii: "u"), (0xDC00...0xDFFF).contains(try codeUnit(at: position - 1)) else {
      throw flaw(half, at: start)
    }
  }

  /// Reads `u` and four hexadecimal digits; the escape starts at `start`.
  private mutating func codeUnit(at start: Int) throws(JSONFlaw) -> UInt32 {
    var unit: UInt32 = 0
    for offset in 1...4 {
      let digit = position + offset < bytes.count ? bytes[position + offset] : 0
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue, digit < 0x80 else {
        throw flaw("`\\u` without four hexadecimal digits", at: start)
      }
      unit = unit << 4 | UInt32(value)
    }
    position += 5
    return unit
  }

  /// The character at the position, which is not ASCII.
  private func character() throws(JSONFlaw) -> (scalar: UnicodeScalar, count: Int) {
    var decoder = UTF8()
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { throw flaw("bytes that are not UTF-8") }
    return (scalar, UTF8.width(scalar))
  }

  private mutating func number() throws(JSONFlaw) -> Range<Int> {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let first = byte
    guard skipDigits() > 0 else { throw flaw("expected a digit after `-`, found \(found)") }
    if first == UInt8(ascii: "0"), position - start > (bytes[start] == first ? 1 : 2) {
      throw flaw("number with a leading zero", at: start)
    }
    var isInteger = true
    if byte == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      guard skipDigits() > 0 else { throw flaw("expected a digit after the decimal point, found \(found)") }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw flaw("expected a digit in the exponent, found \(found)") }
    }
    if let byte, Self.isOfWord(byte) || byte == UInt8(ascii: ".") {
      throw flaw("unexpected text after a number: \(found)")
    }
    if isInteger, position - start < 19 { return start..<position }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, Int64(text) == nil { throw flaw("integer does not fit in 64 bits", at: start) }
    if !isInteger, Double(text)?.isFinite != true { throw flaw("number out of range", at: start) }
    return start..<position
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  /// The letters, digits and underscores at the position, without moving; at most 24.
  private func word() -> String {
    String(decoding: bytes[position...].prefix(24).prefix(while: Self.isOfWord), as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What stands at the position, for a message.
  var found: String {
    guard let byte else { return "the end of the text" }
    let word = word()
    if !word.isEmpty { return "`\(word)`" }
    if byte < 0x80 { return described(UnicodeScalar(byte)) }
    guard let scalar = try? character().scalar else { return "bytes that are not UTF-8" }
    return described(scalar)
  }

  private func described(_ scalar: UnicodeScalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return "`\(scalar)`"
    }
  }
}
