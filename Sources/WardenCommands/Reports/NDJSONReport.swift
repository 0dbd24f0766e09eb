import ShareModel

/// One decision a line, in input order.
struct NDJSONReport: Report {
  var json: (CheckEngine.DecisionForm) -> [UInt8]
  var isExplained = false

  func text(_ checked: [CheckedRequest]) -> String {
    let items = JSONReport(json: json, isExplained: isExplained)
    return checked.map { items.item($0) + "\n" }.joined()
  }
}
