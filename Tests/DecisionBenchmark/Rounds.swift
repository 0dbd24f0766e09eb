/// Contenders measured in turns, round after round, since a machine changes its speed for minutes: only figures of one
/// round compare.
struct Rounds {
  let contenders: [Contender]
  /// Of each contender, nanoseconds a decision in each round.
  private var figures: [[Double]]

  init(_ contenders: [Contender], effort: Effort) {
    self.contenders = contenders
    figures = contenders.map { _ in [] }
    for _ in 0..<effort.rounds {
      for (place, contender) in contenders.enumerated() {
        figures[place].append(contender.measure(seconds: effort.seconds))
      }
    }
  }

  func nanoseconds(_ place: Int) -> Double { figures[place].median }

  /// How many times as long one takes as another, in the middle of the rounds.
  func ratio(_ place: Int, to other: Int) -> Double { zip(figures[place], figures[other]).map { $0 / $1 }.median }

  /// Nanoseconds by which one takes longer than another, in the middle of the rounds.
  func difference(_ place: Int, _ other: Int) -> Double { zip(figures[place], figures[other]).map { $0 - $1 }.median }
}
