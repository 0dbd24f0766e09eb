/// How the characters of a string are written: as they are, but for those that JSON, a terminal or a line-based reader
/// would take for something else. These are the control characters, line and paragraph separators, and what reorders or
/// hides text. The value that is read back is the same.
enum JSONEscapes {
  enum Form {
    case plain
    /// So that the text can stand in an HTML page and in the log of a build: no `<`, `>` and `&`, which end an element or
    /// begin one, and no `##`, which begins a command to some build services.
    case embeddable
  }

  /// Appends UTF-8 text, which must be valid, with its escapes.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer, _ form: Form) {
    // Nearly every byte of nearly every text stands as it is.
    var position = bytes.appendRun(text)
    while position < text.count {
      if let (scalar, count) = scalarToEscape(in: text, at: position, form) {
        appendEscape(of: scalar, to: &bytes)
        position += count
      } else {
        bytes.append(text[position])
        position += 1
      }
      position += bytes.appendRun(UnsafeBufferPointer(rebasing: text[position...]))
    }
  }

  /// The character to escape that begins at the position, and its length in bytes.
  private static func scalarToEscape(
    in text: UnsafeBufferPointer<UInt8>, at position: Int, _ form: Form
  ) -> (UInt16, Int)? {
    let first = text[position]
    switch first {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return (UInt16(first), 1)
    case UInt8(ascii: "#"):
      let isSecond = position > 0 && text[position - 1] == first
      return isSecond && form == .embeddable ? (UInt16(first), 1) : nil
    case 0..<0x80: return form == .embeddable ? (UInt16(first), 1) : nil
    case 0xC2...0xDF where position + 1 < text.count:
      let scalar = UInt16(first & 0x1F) << 6 | UInt16(text[position + 1] & 0x3F)
      return isEscaped(scalar) ? (scalar, 2) : nil
    case 0xE2...0xEF where position + 2 < text.count:
      let scalar =
        UInt16(first & 0xF) << 12 | UInt16(text[position + 1] & 0x3F) << 6 | UInt16(text[position + 2] & 0x3F)
      return isEscaped(scalar) ? (scalar, 3) : nil
    default: return nil
    }
  }

  /// Beyond ASCII: controls, separators, and what reorders or hides text.
  private static func isEscaped(_ scalar: UInt16) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFDD0...0xFDEF, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  private static func appendEscape(of scalar: UInt16, to bytes: inout ByteBuffer) {
    switch scalar {
    case 0x08: bytes.append("\\b")
    case 0x09: bytes.append("\\t")
    case 0x0A: bytes.append("\\n")
    case 0x0C: bytes.append("\\f")
    case 0x0D: bytes.append("\\r")
    case 0x22: bytes.append("\\\"")
    case 0x5C: bytes.append("\\\\")
    default:
      bytes.append("\\u")
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(scalar >> shift & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
