extension Lexer {
  /// The bytes of a text in quotes.
  mutating func quotedText() -> [UInt8] {
    let start = at
    let quote = bytes[at]
    at += 1
    var content: [UInt8] = []
    while at < bytes.count, bytes[at] != quote {
      if bytes[at].isLineEnd { break }
      if bytes[at] == UInt8(ascii: "\\") {
        readEscape(into: &content)
      } else {
        content.append(bytes[at])
        at += 1
      }
    }
    if byte(at) == quote, at < bytes.count {
      at += 1
    } else {
      fault("the text is not closed; end it with `\(Character(UnicodeScalar(quote)))` on the same line", start, at)
    }
    return content
  }

  private mutating func readEscape(into content: inout [UInt8]) {
    let start = at
    at += 2
    switch byte(start + 1) {
    case UInt8(ascii: "a"): content.append(7)
    case UInt8(ascii: "b"): content.append(8)
    case UInt8(ascii: "f"): content.append(12)
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "v"): content.append(11)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): content.append(bytes[start + 1])
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      at = start + 1
      skipLineEnd()
      content.append(10)
    case UInt8(ascii: "x"): readHexadecimalEscape(start, into: &content)
    case UInt8(ascii: "z"):
      while at < bytes.count, bytes[at] == UInt8(ascii: " ") || (9...13).contains(bytes[at]) { at += 1 }
    case UInt8(ascii: "u"): readCharacterEscape(start, into: &content)
    case let digit where digit.isDigit: readDecimalEscape(start, into: &content)
    default:
      at = min(at, bytes.count)
      // The line's end ends the text, too.
      if at < bytes.count || start + 1 < bytes.count { fault("unknown escape in a text", start, at) }
    }
  }

  private mutating func readHexadecimalEscape(_ start: Int, into content: inout [UInt8]) {
    guard let high = byte(at).hexadecimalValue, let low = byte(at + 1).hexadecimalValue else {
      fault("`\\x` needs two hexadecimal digits", start, at)
      return
    }
    content.append(high * 16 + low)
    at += 2
  }

  private mutating func readDecimalEscape(_ start: Int, into content: inout [UInt8]) {
    at = start + 1
    var value = 0
    while at < start + 4, byte(at).isDigit {
      value = value * 10 + Int(bytes[at] - 48)
      at += 1
    }
    guard let byte = UInt8(exactly: value) else {
      fault("`\\\(value)` is no byte; the highest is 255", start, at)
      return
    }
    content.append(byte)
  }

  private mutating func readCharacterEscape(_ start: Int, into content: inout [UInt8]) {
    guard byte(at) == UInt8(ascii: "{") else {
      fault("`\\u` needs a number in braces, such as `\\u{e9}`", start, at)
      return
    }
    at += 1
    var value: UInt64 = 0
    var digits = 0
    while let digit = byte(at).hexadecimalValue, value < 1 << 31 {
      value = value * 16 + UInt64(digit)
      digits += 1
      at += 1
    }
    guard digits > 0, value < 1 << 31, byte(at) == UInt8(ascii: "}") else {
      fault("`\\u{…}` needs hexadecimal digits, at most 7FFFFFFF, and a closing brace", start, at)
      return
    }
    at += 1
    content += Self.utf8(UInt32(value))
  }

  /// UTF-8 as Lua writes it, which goes beyond Unicode.
  private static func utf8(_ value: UInt32) -> [UInt8] {
    if value < 0x80 { return [UInt8(value)] }
    var rest = value
    var bytes: [UInt8] = []
    var room: UInt32 = 0x3F
    repeat {
      bytes.insert(0x80 | UInt8(rest & 0x3F), at: 0)
      rest >>= 6
      room >>= 1
    } while rest > room
    bytes.insert(UInt8(truncatingIfNeeded: ~room << 1) | UInt8(rest), at: 0)
    return bytes
  }
}
