internal import CStrictJSON

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

  /// Appends UTF-8 text, which must be valid, from a position on, with its escapes.
  static func append(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to output: inout csj_output, _ form: Form
  ) {
    // Nearly every byte of nearly every text stands as it is.
    var position = start + putRun(text, from: start, to: &output)
    while position < text.count {
      if let (scalar, count) = scalarToEscape(in: text, at: position, form) {
        appendEscape(of: scalar, to: &output)
        position += count
      } else {
        csj_put_byte(&output, text[position])
        position += 1
      }
      position += putRun(text, from: position, to: &output)
    }
  }

  private static func putRun(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to output: inout csj_output
  ) -> Int {
    guard let first = text.baseAddress else { return 0 }
    return csj_put_run(&output, first + start, text.count - start)
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

  private static func appendEscape(of scalar: UInt16, to output: inout csj_output) {
    switch scalar {
    case 0x08: append("\\b", to: &output)
    case 0x09: append("\\t", to: &output)
    case 0x0A: append("\\n", to: &output)
    case 0x0C: append("\\f", to: &output)
    case 0x0D: append("\\r", to: &output)
    case 0x22: append("\\\"", to: &output)
    case 0x5C: append("\\\\", to: &output)
    default:
      append("\\u", to: &output)
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(scalar >> shift & 0xF)
        csj_put_byte(&output, digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  private static func append(_ text: StaticString, to output: inout csj_output) {
    csj_put(&output, text.utf8Start, text.utf8CodeUnitCount)
  }
}
