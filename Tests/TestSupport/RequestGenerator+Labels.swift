import ShareModel

extension RequestGenerator {
  static let texts = [
    "internal", "Lisbon 2026", "", " ", "a\"b\\c", "ünï", "e\u{301}", "é", "日本", "😀", "\0\u{1B}\n\t", "\u{2028}",
    "\u{FEFF}",
  ]

  private static let names = ["classification", "team", "value", "type", "cost", "due date", "é", "e\u{301}", ""]

  /// Labels of every shape that the wire carries; mostly none.
  mutating func labels(depth: Int = 3) -> Labels {
    guard random.once(in: 3) else { return Labels() }
    var pairs: [(String, Label)] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let name = random.pick(Self.names)
      pairs.append((name, label(depth: depth)))
    }
    return Labels(pairs)
  }

  private mutating func label(depth: Int) -> Label {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: .boolean(.random(using: &random))
    case 1: .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case 2: .number(random.pick([0, -0.0, 0.1, 3, 1e300, .leastNonzeroMagnitude, -12.5e3]))
    case 3: .text(random.pick(Self.texts))
    case 4: .list((0..<Int.random(in: 0..<3, using: &random)).map { _ in label(depth: depth - 1) })
    default: .map(labels(depth: depth - 1))
    }
  }
}
