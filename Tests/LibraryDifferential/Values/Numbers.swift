import TestSupport

extension SeededRandom {
  private static let edges: [Int64] = [
    .max, .min, .max - 1, .min + 1, 1 << 53, -(1 << 53), (1 << 53) + 1, 1 << 31, -(1 << 31), (1 << 31) - 1, 1 << 32,
    1 << 62,
    -(1 << 62), 0x10FFFF, 0x110000, 0x7FFF_FFFF, 0xD800, 0xDFFF, 255, 256, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000,
  ]
  private static let fractions: [Double] = [
    0, -0.0, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, 0.1, -0.1, 0.5, -0.5, 1.5, 2.5, -2.5, 0.3, 1e15, 1e16, 123_456_789_012_345.6, 1e100, -1e100,
    9_007_199_254_740_992, 0x1p63, -0x1p63, 0x1p64, 0x1p63 - 1024, -0x1p63 - 2048, 0x1p53 - 0.5,
    3.14159265358979, 1e-5, 1e-4, 99999999999999.5, 0x1p-1074, 1e14, 1e22,
  ]

  mutating func integer() -> Int64 {
    switch number(0...5) {
    case 0...2: Int64(number(-20...20))
    case 3: pick(Self.edges)
    case 4: (1 << Int64(number(0...63))) &+ Int64(number(-2...2))
    default: Int64(truncatingIfNeeded: next()) >> Int64(number(0...63))
    }
  }

  mutating func fraction() -> Double {
    switch number(0...5) {
    case 0: Double(number(-40...40)) / 2
    case 1: pick(Self.fractions)
    case 2: Double(integer())
    case 3: Double(integer()) / Double(number(1...1000))
    case 4: Double(number(-999_999...999_999)) * pick([1e-10, 1e-7, 1e-3, 1, 1e3, 1e9, 1e13, 1e60, 1e300])
    default: anyBits()
    }
  }

  /// Negative NaN is left out: what sign NaN has differs between processors.
  private mutating func anyBits() -> Double {
    let value = Double(bitPattern: next())
    return value.isNaN ? .nan : value
  }

  mutating func numeric() -> Argument { once(in: 2) ? .integer(integer()) : .number(fraction()) }

  /// A number, or text that reads as one or nearly does.
  mutating func numericOrNumeral() -> Argument { once(in: 4) ? .text(numeral()) : numeric() }

  /// A position in something of that length, inside, just outside or far away, in every form that Lua takes.
  mutating func position(in length: Int) -> Argument {
    let near = Int64(once(in: 3) ? -number(0...length + 3) : number(0...length + 2))
    switch number(0...19) {
    case 0: return .integer(pick(Self.edges))
    case 1: return .number(Double(near))
    case 2: return .text("\(near)")
    case 3: return .null
    default: return .integer(near)
    }
  }
}
