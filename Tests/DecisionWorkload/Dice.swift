/// Numbers that look random and are the same in every run: a linear congruence, of which the upper half is used.
package struct Dice {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// One of so many numbers from 0.
  package mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  /// Whether something happens that does so many times in a hundred.
  package mutating func happens(_ percent: Int) -> Bool { roll(100) < percent }
}
