import ShareModel
internal import ShareWire

/// One decision a line, in input order.
struct NDJSONReport: PiecewiseReport {
  var json: @Sendable (CheckEngine.DecisionForm) -> [UInt8]
  /// Set to explain.
  var explain: (@Sendable (ShareRequest, Decision) -> DecisionExplanation)?

  func frame(isOfSeveral: Bool) -> ReportFrame { ReportFrame() }

  func piece(_ checked: CheckedRequest) -> [UInt8] {
    JSONReport(json: json, explain: explain).piece(checked) + [UInt8(ascii: "\n")]
  }
}
