internal import PolicyTesting

/// Workflow commands that GitHub shows as annotations: one for each thing that was not as expected.
struct TestGitHubReport: TestReport {
  func text(_ outcomes: [TestOutcome]) -> String {
    outcomes.flatMap { outcome in
      outcome.remarks.map { remark in
        let file = GitHubReport.property(outcome.fault?.file ?? outcome.file)
        let place = "file=\(file),line=\(remark.line ?? outcome.test.line)"
        let title = GitHubReport.property(outcome.test.name)
        return "::error \(place),title=\(title)::\(GitHubReport.data(remark.lines.joined(separator: "\n")))\n"
      }
    }.joined()
  }
}
