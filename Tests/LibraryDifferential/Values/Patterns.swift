import TestSupport

/// A pattern, and text that it may find something in.
struct Search {
  var pattern: [UInt8]
  var subject: [UInt8]

  /// Whether the stock library, which has no limit, comes to an end soon.
  var isQuick: Bool { isDeep || subject.count <= 2 * Self.longestSubject(for: pattern) }

  /// One character again and again matches at once or not at all.
  private var isDeep: Bool { pattern.count > 58 && subject.allSatisfy { $0 == 0x61 } && Set(pattern).count < 7 }

  /// The more choices a pattern leaves, the shorter the text.
  static func longestSubject(for pattern: [UInt8]) -> Int {
    switch pattern.count(where: { [0x2A, 0x2B, 0x2D, 0x3F].contains($0) }) {
    case 0...1: 1000
    case 2: 150
    case 3: 50
    case 4: 22
    case 5...6: 12
    default: 8
    }
  }
}

extension SeededRandom {
  mutating func search() -> Search {
    if once(in: 40) { return deepSearch() }
    let alphabet = (0..<number(1...4)).map { _ in pick("aabbcxyzAZ019 _-.,]^%$()[\n\0\u{7F}é") }
    var grammar = PatternGrammar(alphabet: alphabet, random: self)
    let pattern = grammar.pattern()
    self = grammar.random
    return Search(pattern: pattern, subject: subject(for: pattern, alphabet))
  }

  private mutating func subject(for pattern: [UInt8], _ alphabet: [UInt8]) -> [UInt8] {
    let most = min(150, Search.longestSubject(for: pattern))
    var subject: [UInt8] = []
    let literals = pattern.filter { !"%[]().*+-?^$".utf8.contains($0) } + alphabet
    while subject.count < number(0...most) {
      switch number(0...7) {
      case 0: subject.append(byte())
      case 1: subject.append(pick("aZ0 _\n\0.,()[]"))
      case 2 where subject.count > 1: subject += subject.suffix(number(1...2))
      case 3, 4: subject.append(pick(literals))
      default: subject.append(pick(alphabet))
      }
    }
    return subject
  }

  /// At the limits of captures and of nesting. It matches at once or not at all.
  private mutating func deepSearch() -> Search {
    let unit = pick(["a?", "()", "(a)", "a-", "(", "(a", "a*", "%f[a]", "a"])
    let isCapture = unit.contains("(")
    let count = isCapture ? number(29...34) : number(195...203)
    var pattern = Array(String(repeating: unit, count: count).utf8)
    if unit == "(" || unit == "(a" { pattern += Array(repeating: 0x29, count: number(count - 1...count)) }
    return Search(pattern: pattern, subject: Array(repeating: 0x61, count: once(in: 2) ? 0 : 250))
  }
}
