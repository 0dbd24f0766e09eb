/// What a script may use.
package struct Limits: Sendable, Hashable {
  package var steps = 100_000
  package var memory = 4 << 20

  /// The instructions between two places where the script can end.
  package var quantum = 100

  package init(steps: Int = 100_000, memory: Int = 4 << 20, quantum: Int = 100) {
    self.steps = steps
    self.memory = memory
    self.quantum = quantum
  }

  /// Mostly ordinary limits, and some that end most scripts.
  package static func of(seed: UInt64, number: Int) -> Limits {
    var random = SeededRandom(seed: ~seed, number: number)
    return Limits(
      steps: random.pick([100, 700, 5_000, 20_000, 20_000, 20_000, 100_000]),
      memory: random.pick([64 << 10, 96 << 10, 128 << 10, 256 << 10, 1 << 20, 1 << 20, 4 << 20]),
      quantum: random.chance(50) ? 100 : random.within(1...99))
  }
}
