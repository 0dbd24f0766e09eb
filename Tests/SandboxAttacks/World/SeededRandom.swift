/// Random numbers that are the same for the same seed, on every machine.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The numbers of one of many things that a seed stands for.
  package init(seed: UInt64, number: Int) {
    state = seed &+ UInt64(bitPattern: Int64(number)) &* 0xD134_2543_DE82_EF95
    state = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to one less than the bound.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  package mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// - Precondition: there is something to pick from.
  package mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
  }
}
