import PlainData
import TestSupport

extension PlainValue {
  /// A value of every shape that JSON has.
  static func random(depth: Int = 4, using random: inout SeededRandom) -> PlainValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    case 2: return .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case 3:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 0.1)
    case 4, 5: return .string(text(using: &random))
    case 6:
      return .list((0..<Int.random(in: 0..<5, using: &random)).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      return .map(
        PlainMap(
          (0..<Int.random(in: 0..<6, using: &random)).map { _ in
            (text(using: &random), .random(depth: depth - 1, using: &random))
          }))
    }
  }

  private static func text(using random: inout SeededRandom) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x66, 0x20...0x7E, 0...0x1F, 0x7F...0xA0, 0x300...0x3FF, 0x2020...0x2030, 0xE000...0xFFFF,
      0x1F600...0x1F64F, 0x10FF00...0x10FFFF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      if let scalar = UnicodeScalar(UInt32.random(in: range, using: &random)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
