import TestSupport

extension SeededRandom {
  /// Text of any bytes, mostly short, sometimes of some thousand.
  mutating func text() -> [UInt8] {
    switch number(0...9) {
    case 0: return []
    case 1: return numeral()
    case 2: return (0..<length(upTo: 40)).map { _ in byte() }
    case 3: return encodedText()
    case 4 where once(in: 20): return (0..<number(100...9000)).map { _ in pick("ab\0\n\u{7F} zZ") }
    default: return text(of: Array("abcXYZ 019_.-%\0\n".utf8), upTo: 24)
    }
  }

  mutating func text(of alphabet: [UInt8], upTo most: Int) -> [UInt8] {
    (0..<length(upTo: most)).map { _ in pick(alphabet) }
  }

  /// A value of a kind that not every function takes.
  mutating func anything() -> Argument {
    switch number(0...9) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &self))
    case 2: .text(text())
    case 3: .text(numeral())
    case 4: table()
    case 5: .function(pick(["string.len", "returns nothing", "type"]))
    default: numeric()
    }
  }

  mutating func plain() -> Argument {
    switch number(0...5) {
    case 0: .boolean(Bool.random(using: &self))
    case 1, 2: .text(text())
    default: numeric()
    }
  }
}
