import LuaSandbox

/// One script, tried in two cages, twice and more in each.
package struct Trial {
  package let source: [UInt8]
  package let limits: Limits
  /// What must not be and is. Empty when all is well.
  package private(set) var faults: [String] = []
  package private(set) var isCompiled = false
  /// The word for what came of it.
  package private(set) var outcome = "allow"
  package private(set) var evaluations = 0
  package private(set) var slowest = Duration.zero
  /// The evaluation that took longest for its steps; only of those that took some time.
  package private(set) var timePerStep = Duration.zero

  private var latest: LuaReport?

  /// An evaluation may take this long.
  package static let bound = Duration.seconds(20)

  package init(_ source: [UInt8], _ limits: Limits) {
    self.source = source
    self.limits = limits
    let first = caged()
    switch first {
    case .refused(let error):
      isCompiled = error.kind != .source
      outcome = "refused-\(error.kind)"
      faults += ReportRules.faults(in: error, memoryLimit: limits.memory)
    case .withoutCheck:
      isCompiled = true
      outcome = "without-check"
    case .ready(let cage, _, let script):
      isCompiled = true
      evaluate(in: cage)
      compare(first, CagedScript(script, limits))
    }
    compare(first, CagedScript(source, limits))
  }

  /// Adds a fault that was seen elsewhere.
  package mutating func blame(_ fault: String) { faults.append(fault) }

  private mutating func caged() -> CagedScript {
    let start = ProcessorTime.now
    let caged = CagedScript(source, limits)
    note(ProcessorTime.now - start, "loading")
    return caged
  }

  private mutating func note(_ duration: Duration, _ what: String) {
    slowest = max(slowest, duration)
    if duration > Self.bound { faults.append("\(what) took \(duration)") }
  }

  private mutating func report(of cage: LuaCage) -> LuaReport {
    let start = ProcessorTime.now
    let report = cage.evaluate(AttackWorld.request, stepLimit: limits.steps)
    let duration = ProcessorTime.now - start
    evaluations += 1
    note(duration, "an evaluation")
    if duration > .milliseconds(1) { timePerStep = max(timePerStep, duration / Int(max(report.steps, 1))) }
    return report
  }

  private mutating func evaluate(in cage: LuaCage) {
    let first = report(of: cage)
    outcome = first.failure.map { "\($0.kind)" } ?? (first.denials.isEmpty ? "allow" : "deny")
    faults += ReportRules.faults(in: first, stepLimit: limits.steps)
    // Another request in between, and less time, leave no trace.
    _ = cage.evaluate(AttackWorld.benignRequest, stepLimit: min(limits.steps, 1_000))
    let second = report(of: cage)
    if second != first { faults.append("another report the second time: \(first) and \(second)") }
    latest = first
  }

  private mutating func compare(_ first: CagedScript, _ another: CagedScript) {
    switch (first, another) {
    case (.refused(let one), .refused(let two)):
      if one != two && one.kind != .machine && two.kind != .machine {
        faults.append("refused otherwise: \(one) and \(two)")
      }
    case (.withoutCheck(let one), .withoutCheck(let two)):
      if !one.isSame(as: two) { faults.append("declared otherwise: \(one) and \(two)") }
    case (.ready(_, let one, _), .ready(let cage, let two, _)):
      if !one.isSame(as: two) { faults.append("declared otherwise: \(one) and \(two)") }
      let other = report(of: cage)
      guard let latest, latest.portable != other.portable else { return }
      faults.append("another report in another cage: \(latest) and \(other)")
    case (.refused(let error), _), (_, .refused(let error)):
      if error.kind != .machine { faults.append("loaded in one cage only: \(error)") }
    default: faults.append("with a check in one cage only")
    }
  }
}
