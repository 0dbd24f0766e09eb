import ShareModel

/// One decision a line, in input order.
struct NDJSONReport: Report {
  var json: (Decision) -> [UInt8]

  func text(_ checked: [CheckedRequest]) -> String {
    let items = JSONReport(json: json)
    return checked.map { items.item($0) + "\n" }.joined()
  }
}
