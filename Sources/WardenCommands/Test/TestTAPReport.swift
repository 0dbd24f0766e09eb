internal import PolicyTesting

/// The Test Anything Protocol, version 14.
struct TestTAPReport: TestReport {
  func text(_ results: TestResults) -> String {
    let outcomes = results.outcomes
    var text = "TAP version 14\n1..\(outcomes.count)\n"
    for (index, outcome) in outcomes.enumerated() {
      let verdict = outcome.isPassed ? "ok" : "not ok"
      text += "\(verdict) \(index + 1) - \(TAPReport.escape("\(outcome.file): \(outcome.test.name)"))\n"
      guard !outcome.isPassed else { continue }
      text += "  ---\n  findings:\n"
      for remark in outcome.remarks {
        text += "    - line: \(remark.line ?? outcome.test.line)\n      says:\n"
        for line in remark.lines { text += "        - \(JSONFragment.quote(line))\n" }
      }
      text += "  ...\n"
    }
    return text
  }
}
