import ShareModel

/// Decisions as JSON: one for one request, `evaluations` for several.
struct JSONReport: Report {
  var json: (CheckEngine.DecisionForm) -> [UInt8]
  /// Set to explain.
  var rulesAsked: ((ShareRequest, Decision) -> [String])?

  func text(_ checked: [CheckedRequest]) -> String {
    let items = checked.map(item)
    if items.count == 1, !checked[0].isOneOfSeveral { return items[0] + "\n" }
    return "{\"evaluations\":\(JSONFragment.list(items))}\n"
  }

  func item(_ checked: CheckedRequest) -> String {
    switch checked.outcome {
    case .decided(let request, let decision):
      String(
        decoding: json(
          CheckEngine.DecisionForm(
            decision: decision, assumedTime: checked.assumedTime, rulesAsked: rulesAsked?(request, decision))),
        as: UTF8.self)
    case .fault(let problem):
      JSONFragment.object([
        (
          "error",
          JSONFragment.object([
            ("message", JSONFragment.quote(problem.message)), ("path", JSONFragment.quote(problem.path)),
            ("line", problem.line.map(String.init)), ("column", problem.column.map(String.init)),
          ])
        )
      ])
    }
  }
}
