import ShareModel

/// One decision a line, in input order.
struct NDJSONReport: PiecewiseReport {
  var json: @Sendable (CheckEngine.DecisionForm) -> [UInt8]
  /// Set to explain.
  var rulesAsked: (@Sendable (ShareRequest, Decision) -> [String])?

  func frame(isOfSeveral: Bool) -> ReportFrame { ReportFrame() }

  func piece(_ checked: CheckedRequest) -> [UInt8] {
    JSONReport(json: json, rulesAsked: rulesAsked).piece(checked) + [UInt8(ascii: "\n")]
  }
}
