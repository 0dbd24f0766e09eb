/// Numbers that look random and are the same in every run (SplitMix64).
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension SeededRandom {
  /// Whether something happens that does once in `count` times.
  package mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// A fact that is often not given.
  mutating func fact<Value>(_ value: (inout SeededRandom) -> Value) -> Value? { once(in: 3) ? value(&self) : nil }

  mutating func flag() -> Bool? { fact { Bool.random(using: &$0) } }
}
