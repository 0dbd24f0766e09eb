package import TestSupport

/// A function to compare, and the arguments that try it.
package struct Operation: Sendable {
  package let name: String
  /// How often it is tried, among the others.
  package let weight: Int
  private let arguments: @Sendable (inout SeededRandom) -> [Argument]
  private let isBounded: @Sendable ([Argument]) -> Bool

  /// - Parameter isBounded: whether the stock library comes to an end with the arguments in reasonable time.
  init(
    _ name: String, weight: Int = 2, isBounded: @escaping @Sendable ([Argument]) -> Bool = { _ in true },
    _ arguments: @escaping @Sendable (inout SeededRandom) -> [Argument]
  ) {
    self.name = name
    self.weight = weight
    self.arguments = arguments
    self.isBounded = isBounded
  }

  /// Arguments as they are meant, or now and then with one that is out of place, missing or too many.
  package func draw(_ random: inout SeededRandom) -> [Argument] {
    while true {
      var drawn = arguments(&random)
      if random.once(in: 16) { Self.misplace(&drawn, &random) }
      if isBounded(drawn) { return drawn }
    }
  }

  private static func misplace(_ drawn: inout [Argument], _ random: inout SeededRandom) {
    switch random.number(0...3) {
    case 0: drawn.append(random.anything())
    case 1 where !drawn.isEmpty: drawn.removeLast()
    default:
      guard !drawn.isEmpty else { return }
      // A table that is named again later stays.
      let place = random.number(0...(drawn.count - 1))
      let isNamed = drawn.contains { if case .same(let number) = $0 { number == place + 1 } else { false } }
      if !isNamed { drawn[place] = random.anything() }
    }
  }

  /// Differs between the libraries in one of eight ways.
  package static func differing(_ kind: Int) -> Operation {
    let isKind: @Sendable ([Argument]) -> Bool = { $0.count == 1 && $0[0].wholeValue == Int64(kind) }
    return Operation("differs on purpose", isBounded: isKind) { _ in [.integer(Int64(kind))] }
  }

  package static let all =
    basic + searches + texts + encodings + tables + sorting + numbers + operators
}
