internal import PlainData
internal import PolicyTesting

/// What came of a run.
struct TestResults {
  var outcomes: [TestOutcome]
  /// `nil`: it was not asked for.
  var coverage: [PolicyCoverage]?
  var mutations: [MutatedPolicy]?
}

/// A form in which tests are told.
protocol TestReport {
  func text(_ results: TestResults) -> String
}

/// The forms by name.
enum TestReportFormat: String, CaseIterable {
  case text, json, junit, tap, github

  /// Whether one report can follow another in the same text.
  var canFollow: Bool {
    switch self {
    case .text, .json, .github: true
    case .junit, .tap: false
    }
  }

  func report(_ paint: Paint) -> any TestReport {
    switch self {
    case .text: TestTextReport(paint: paint)
    case .json: TestJSONReport()
    case .junit: TestJUnitReport()
    case .tap: TestTAPReport()
    case .github: TestGitHubReport()
    }
  }
}

extension TestOutcome {
  /// What was not as expected, each in lines that are fit for every report, with the line of the file.
  var remarks: [(line: Int?, lines: [String])] {
    if let fault { return [(fault.line, [TerminalText.clean(fault.description)])] }
    return failures.map { failure in
      var lines = ["expected: \(failure.expected)", "actual:   \(failure.actual)"]
      if let request = failure.request { lines.insert("asked:    \(RequestSentence.text(request))", at: 0) }
      let code = failure.code.map { "  \($0)" } ?? ""
      return (failure.line, (lines + ["at \(file):\(failure.line)\(code)"]).map { TerminalText.clean($0) })
    }
  }

  var cleanName: String { TerminalText.clean(test.name) }
  var cleanFile: String { TerminalText.clean(file) }
}

/// How many of what.
struct TestTally {
  let all: Int
  let failed: Int
  let broken: Int
  let files: Int

  init(_ outcomes: [TestOutcome]) {
    all = outcomes.count
    broken = outcomes.count { $0.fault != nil }
    failed = outcomes.count { !$0.failures.isEmpty }
    files = Set(outcomes.map(\.file)).count
  }

  var passed: Int { all - failed - broken }
}
