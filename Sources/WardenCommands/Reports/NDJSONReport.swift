import ShareModel

/// One decision a line, in input order.
struct NDJSONReport: Report {
  var json: (CheckEngine.DecisionForm) -> [UInt8]
  /// Set to explain.
  var rulesAsked: ((ShareRequest, Decision) -> [String])?

  func text(_ checked: [CheckedRequest]) -> String {
    let items = JSONReport(json: json, rulesAsked: rulesAsked)
    return checked.map { items.item($0) + "\n" }.joined()
  }
}
