import TestSupport

extension SeededRandom {
  private static let words = [
    "inf", "nan", "-inf", "0x", "", " ", ".", "-", "+", "e1", "0x.p1", "1e", "0x1p", "--1", "+-1", "0b1", "1_000",
    "1,5",
    "infinity", "0X1P+2", "0x.8", "1..2", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "0xffffffffffffffff", "0x10000000000000000", "0x8000000000000000", "1e308", "1e309",
    "-1e309",
    "5e-324", "2e-324", "1e-400", "0x1p1023", "0x1p1024", "0x1p-1074", "0x1p-1075", "00000000000000000000000012",
    "1e+05",
    "1e0000000000000000001", "0e99999", "0x0p99999", ".5", "5.", "0x.1", "0x1.", "1f", "1L", "1d",
    "0.1e-1074", "179769313486231570000000000000000000000e270", "1\u{A0}", "१२",
  ]

  /// Text in the spellings of numbers, well-formed or nearly so.
  mutating func numeral() -> [UInt8] {
    if once(in: 6) { return Array(pick(Self.words).utf8) }
    var text = blanks() + pick([[], [], [], [0x2D], [0x2B]])
    let isHexadecimal = once(in: 3)
    if isHexadecimal { text += [0x30, pick("xX")] }
    text += digits(isHexadecimal)
    if once(in: 3) { text += [0x2E] + digits(isHexadecimal) }
    if once(in: 3) {
      text += [isHexadecimal ? pick("pP") : pick("eE")] + pick([[], [0x2B], [0x2D]]) + digits(false, 3)
    }
    text += blanks()
    if once(in: 12) { text.insert(once(in: 2) ? byte() : pick("\0 .eEpPxX-+0n_"), at: number(0...text.count)) }
    return text
  }

  /// Digits of some base, for the second form of `tonumber`.
  mutating func digitsOfAnyBase() -> [UInt8] {
    let base = number(2...36)
    let body = (0..<length(upTo: 30)).map { _ in
      let digit = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)[number(0...(base - 1))]
      return digit >= 0x61 && once(in: 2) ? digit - 32 : digit
    }
    var text = blanks() + pick([[], [], [0x2D], [0x2B]]) + body + blanks()
    if once(in: 12) { text.insert(byte(), at: number(0...text.count)) }
    return text
  }

  private mutating func digits(_ isHexadecimal: Bool, _ most: Int = 25) -> [UInt8] {
    (0..<length(upTo: most)).map { _ in isHexadecimal ? pick("0123456789abcdefABCDEF") : pick("0123456789") }
  }

  private mutating func blanks() -> [UInt8] {
    once(in: 5) ? (0..<number(1...3)).map { _ in pick(" \t\n\r\u{0B}\u{0C}") } : []
  }
}
