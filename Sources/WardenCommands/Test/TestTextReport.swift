internal import PolicyTesting

/// What a person wants to read: each file in a line, what failed in full, and how many.
struct TestTextReport: TestReport {
  var paint: Paint

  func text(_ results: TestResults) -> String {
    let outcomes = results.outcomes
    var text = ""
    var start = outcomes.startIndex
    while start < outcomes.endIndex {
      let file = outcomes[start].file
      let end = outcomes[start...].firstIndex { $0.file != file } ?? outcomes.endIndex
      text += section(outcomes[start..<end])
      start = end
    }
    text += "\n" + summary(TestTally(outcomes)) + "\n"
    if let coverage = results.coverage { text += "\n" + CoverageReport(paint: paint).text(coverage) }
    if let mutations = results.mutations { text += "\n" + MutationReport(paint: paint).text(mutations) }
    return text
  }

  private func section(_ outcomes: ArraySlice<TestOutcome>) -> String {
    let bad = outcomes.filter { !$0.isPassed }
    let count = outcomes.count == 1 ? "1 test" : "\(outcomes.count) tests"
    let file = outcomes.first?.cleanFile ?? ""
    guard !bad.isEmpty else { return "\(paint.green("ok"))    \(file)  \(count)\n" }
    return bad.map { outcome in
      let word = outcome.fault == nil ? paint.red("FAIL") : paint.yellow("ERROR")
      let lines = outcome.remarks.map { $0.lines.map { "  \($0)\n" }.joined() }
      return "\(word)  \(outcome.cleanName)  (\(file):\(outcome.test.line))\n" + lines.joined(separator: "\n")
    }.joined()
  }

  private func summary(_ tally: TestTally) -> String {
    let files = tally.files == 1 ? "1 file" : "\(tally.files) files"
    let tests = tally.all == 1 ? "1 test" : "\(tally.all) tests"
    var parts = ["\(tally.passed) passed"]
    if tally.failed > 0 { parts.append("\(tally.failed) failed") }
    if tally.broken > 0 { parts.append("\(tally.broken) could not be run") }
    return "\(tests) in \(files): " + parts.joined(separator: ", ")
  }
}
