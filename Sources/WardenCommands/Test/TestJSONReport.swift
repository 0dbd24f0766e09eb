internal import PolicyTesting

/// The outcomes as one JSON object: `summary` with numbers, `tests` with a `status` of passed, failed or error each.
struct TestJSONReport: TestReport {
  func text(_ results: TestResults) -> String {
    let outcomes = results.outcomes
    let tally = TestTally(outcomes)
    let summary = JSONFragment.object([
      ("tests", "\(tally.all)"), ("passed", "\(tally.passed)"), ("failed", "\(tally.failed)"),
      ("errors", "\(tally.broken)"), ("files", "\(tally.files)"),
    ])
    return JSONFragment.object([
      ("summary", summary), ("tests", JSONFragment.list(outcomes.map(test))),
      ("coverage", results.coverage.map(TestFindingsJSON.coverage)),
      ("mutation", results.mutations.map(TestFindingsJSON.mutation)),
    ]) + "\n"
  }

  private func test(_ outcome: TestOutcome) -> String {
    let status = outcome.isPassed ? "passed" : outcome.fault == nil ? "failed" : "error"
    let failures = outcome.failures.map { failure in
      JSONFragment.object([
        ("line", "\(failure.line)"), ("code", failure.code.map(JSONFragment.quote)),
        ("request", failure.request.map { JSONFragment.quote(RequestSentence.text($0)) }),
        ("expected", JSONFragment.quote(failure.expected)), ("actual", JSONFragment.quote(failure.actual)),
      ])
    }
    return JSONFragment.object([
      ("file", JSONFragment.quote(outcome.file)), ("line", "\(outcome.test.line)"),
      ("name", JSONFragment.quote(outcome.test.name)), ("status", JSONFragment.quote(status)),
      ("failures", failures.isEmpty ? nil : JSONFragment.list(failures)),
      ("error", outcome.fault.map { JSONFragment.quote($0.description) }),
    ])
  }
}
