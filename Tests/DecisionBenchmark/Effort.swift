/// How much is measured: the more, the less the figures move from run to run.
struct Effort {
  /// Rounds in which everything that is compared takes its turn.
  var rounds: Int
  /// Requests of each workload.
  var requests: Int
  /// Seconds that each thing runs in each round.
  var seconds: Double
  /// Decisions after which memory must not have grown.
  var decisions: Int

  static let full = Effort(rounds: 7, requests: 1_000, seconds: 0.3, decisions: 10_000_000)
  /// Enough to check every decision.
  static let small = Effort(rounds: 1, requests: 200, seconds: 0.01, decisions: 2_000)
}
