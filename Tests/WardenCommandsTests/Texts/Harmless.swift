/// What may stand in the output of a command, judged apart from the code that makes it so.
enum Harmless {
  /// The characters of a text that could act on a terminal, a log or its reader.
  static func faults(in text: String) -> [String] {
    text.unicodeScalars.filter(isFault).map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  private static func isFault(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xFDD0...0xFDEF, 0xAD, 0x34F, 0x3164, 0xE0001:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// The lines of a text that ends in a line break.
  static func lines(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String($0)! }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
