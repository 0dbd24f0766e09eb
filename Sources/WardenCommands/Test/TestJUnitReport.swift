internal import PlainData
internal import PolicyTesting

/// JUnit's XML: a suite for each file.
struct TestJUnitReport: TestReport {
  func text(_ results: TestResults) -> String {
    let outcomes = results.outcomes
    var files: [String] = []
    for outcome in outcomes where files.last != outcome.file { files.append(outcome.file) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"sharewarden\"\(counts(outcomes))>\n"
    for file in files {
      let own = outcomes.filter { $0.file == file }
      text += "  <testsuite name=\"\(MarkupText.escaped(own[0].cleanFile))\"\(counts(own))>\n"
      var names = DistinctNames()
      for outcome in own { text += testcase(outcome, &names) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func counts(_ outcomes: [TestOutcome]) -> String {
    let tally = TestTally(outcomes)
    return " tests=\"\(tally.all)\" failures=\"\(tally.failed)\" errors=\"\(tally.broken)\" time=\"0\""
  }

  private func testcase(_ outcome: TestOutcome, _ names: inout DistinctNames) -> String {
    let name = names.next(MarkupText.escaped(outcome.cleanName))
    let start =
      "    <testcase classname=\"\(MarkupText.escaped(outcome.cleanFile))\" name=\"\(name)\" time=\"0\""
    guard !outcome.isPassed else { return start + "/>\n" }
    let remarks = outcome.remarks
    let element = outcome.fault == nil ? "failure" : "error"
    let message = outcome.failures.first.map { "expected \($0.expected), found \($0.actual)" } ?? remarks[0].lines[0]
    let body = remarks.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n")
    return "\(start)>\n      <\(element) message=\"\(MarkupText.escaped(message))\" type=\"\(element)\">"
      + "\(MarkupText.escaped(body))</\(element)>\n    </testcase>\n"
  }
}
