internal import CLuaSandbox

/// What came of one evaluation, in no more memory than what was said needs.
package enum LuaOutcome: Sendable {
  /// The script ran to its end and said nothing.
  case silence(steps: UInt64, peakMemory: UInt64)
  case report(LuaReport)

  init(_ report: cls_report) {
    let isSilent =
      Int(report.outcome) == cls_outcome_completed && report.denial_count == 0 && report.warning_count == 0
      && report.denials_cut == 0 && report.warnings_cut == 0
    self =
      isSilent
      ? .silence(steps: report.steps, peakMemory: report.peak_memory) : .report(LuaReport(report))
  }
}

extension LuaOutcome {
  package var failure: LuaFailure? {
    if case .report(let report) = self { report.failure } else { nil }
  }

  /// The same with another failure, or none; silence stays silence.
  package func failing(by failure: LuaFailure?) -> LuaOutcome {
    guard case .report(var report) = self else { return self }
    report.failure = failure
    return .report(report)
  }
}

extension LuaReport {
  package init(_ outcome: LuaOutcome) {
    switch outcome {
    case .silence(let steps, let peakMemory):
      self.init(
        failure: nil, denials: [], warnings: [], denialsCut: 0, warningsCut: 0, steps: steps, peakMemory: peakMemory)
    case .report(let report): self = report
    }
  }
}
