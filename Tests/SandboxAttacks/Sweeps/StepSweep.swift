import LuaSandbox

extension Sweep {
  /// Ends the script after every number of steps that is of interest from the first quantum, and after some at random.
  /// With a quantum of few instructions that is at any of them, not at each hundredth.
  /// A limit either ends it there or lets it come to what it comes to without one; nothing is left behind.
  package static func steps(
    _ source: [UInt8], quantum: Int = 100, random: inout SeededRandom
  ) -> Sweep {
    var sweep = Sweep()
    let limits = Limits(quantum: quantum)
    sweep.loadSteps(source, limits, &random)
    guard case .ready(let cage, _, _) = CagedScript(source, limits) else { return sweep }
    let full = cage.evaluate(AttackWorld.request, stepLimit: 100_000)
    for limit in Self.limits(around: Int(full.steps), from: quantum, &random) where limit <= 100_000 {
      let report = cage.evaluate(AttackWorld.request, stepLimit: limit)
      sweep.evaluations += 1
      if limit < full.steps {
        sweep.expect(report.failure?.kind == .steps, "limit \(limit) of \(full.steps): \(report)")
        sweep.expect(full.denials.starts(with: report.denials), "limit \(limit): other denials")
        sweep.faults += ReportRules.faults(in: report, stepLimit: limit).map { "limit \(limit): \($0)" }
      } else {
        sweep.expect(report == full, "limit \(limit): \(report) instead of \(full)")
      }
      if limit % 7 == 0 {
        let again = cage.evaluate(AttackWorld.request, stepLimit: 100_000)
        sweep.expect(again == full, "after limit \(limit): \(again) instead of \(full)")
      }
    }
    return sweep
  }

  private static func limits(around full: Int, from least: Int, _ random: inout SeededRandom) -> [Int] {
    if full <= 500 { return Array(least...max(full, least) + 20) }
    let few = Array(least...least + 200) + Array(full - 120...full + 20)
    return few + (0..<120).map { _ in least + random.below(full) }
  }

  private mutating func loadSteps(_ source: [UInt8], _ sufficient: Limits, _ random: inout SeededRandom) {
    let full = CagedScript(source, sufficient)
    var limits = [100, 101, 150, 199, 200, 201, 299, 300, 301]
    limits += (0..<12).map { _ in 100 + random.below(4_000) }
    for limit in limits {
      evaluations += 1
      switch (CagedScript(source, sufficient, loadSteps: limit), full) {
      case (.refused(let error), .refused(let expected)):
        expect(error.kind == .steps || error == expected || expected.kind == .memory, "load limit \(limit): \(error)")
      case (.refused(let error), _): expect(error.kind == .steps, "load limit \(limit): \(error)")
      case (.ready(_, let one, _), .ready(_, let two, _)):
        expect(one.isSame(as: two), "load limit \(limit): declared otherwise")
      case (.withoutCheck(let one), .withoutCheck(let two)):
        expect(one.isSame(as: two), "load limit \(limit): declared otherwise")
      case (_, .refused(let expected)): expect(expected.kind == .steps, "load limit \(limit): loaded")
      default: expect(false, "load limit \(limit): another declaration")
      }
    }
  }
}
