/// How the characters of a string are written: as they are, but for those that JSON, a terminal or a line-based reader
/// would take for something else. These are the ASCII and C1 control characters, DEL, U+2028 and U+2029.
enum JSONEscapes {
  /// Appends UTF-8 text, which must be valid, with its escapes.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    var position = 0
    while position < text.count {
      guard mayBeginEscape(text[position]), let (scalar, count) = scalarToEscape(in: text, at: position) else {
        position += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<position]))
      appendEscape(of: scalar, to: &bytes)
      position += count
      start = position
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Told apart first, since nearly every byte of nearly every text is not.
  private static func mayBeginEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
      || byte == 0xE2
  }

  /// The character to escape that begins at the position, and its length in bytes.
  private static func scalarToEscape(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> (UInt16, Int)? {
    let first = text[position]
    switch first {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return (UInt16(first), 1)
    case 0xC2 where position + 1 < text.count && text[position + 1] < 0xA0: return (UInt16(text[position + 1]), 2)
    case 0xE2 where position + 2 < text.count && text[position + 1] == 0x80 && text[position + 2] & 0xFE == 0xA8:
      return (0x2000 + UInt16(text[position + 2] & 0x3F), 3)
    default: return nil
    }
  }

  private static func appendEscape(of scalar: UInt16, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(UInt8(scalar))
    default:
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(scalar >> shift & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
