import ShareModel
internal import ShareWire

/// Decisions as JSON: one for one request, `evaluations` for several.
struct JSONReport: PiecewiseReport {
  var json: @Sendable (CheckEngine.DecisionForm) -> [UInt8]
  /// Set to explain.
  var explain: (@Sendable (ShareRequest, Decision) -> DecisionExplanation)?

  func frame(isOfSeveral: Bool) -> ReportFrame {
    isOfSeveral
      ? ReportFrame(opening: "{\"evaluations\":[", separator: ",", closing: "]}\n") : ReportFrame(closing: "\n")
  }

  func piece(_ checked: CheckedRequest) -> [UInt8] {
    switch checked.outcome {
    case .decided(let request, let decision):
      json(
        CheckEngine.DecisionForm(
          decision: decision, assumedTime: checked.assumedTime, explanation: explain?(request, decision)))
    case .fault(let problem):
      Array(
        JSONFragment.object([
          (
            "error",
            JSONFragment.object([
              ("message", JSONFragment.quote(problem.message)), ("path", JSONFragment.quote(problem.path)),
              ("line", problem.line.map(String.init)), ("column", problem.column.map(String.init)),
            ])
          )
        ]).utf8)
    }
  }
}
