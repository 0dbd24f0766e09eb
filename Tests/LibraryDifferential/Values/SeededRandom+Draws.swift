import TestSupport

extension SeededRandom {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A count that is mostly small.
  mutating func length(upTo most: Int) -> Int {
    let bound = number(0...most)
    return once(in: 3) ? bound : number(0...min(bound, 8))
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  mutating func pick(_ characters: StaticString) -> UInt8 {
    characters.withUTF8Buffer { $0[number(0...($0.count - 1))] }
  }
}
