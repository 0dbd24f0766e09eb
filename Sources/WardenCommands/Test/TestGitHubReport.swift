internal import LuaSyntax
internal import PolicyTesting

/// Workflow commands that GitHub shows as annotations: one for each thing that was not as expected.
struct TestGitHubReport: TestReport {
  func text(_ results: TestResults) -> String {
    failures(results.outcomes) + (results.coverage ?? []).flatMap(unfired).joined()
      + (results.mutations ?? []).flatMap(survivors).joined()
  }

  private func unfired(_ policy: PolicyCoverage) -> [String] {
    policy.denials.filter { $0.state != .fired }.map { denial in
      let what = denial.state == .never ? "never fires" : "is reached, but always after another denial"
      return warning(policy.file, denial.line, "coverage", "deny \(denial.code ?? "") \(what) in any test")
    }
  }

  private func survivors(_ policy: MutatedPolicy) -> [String] {
    policy.survivors.map { result in
      let change = result.mutant.sentence(in: policy.run.text)
      return warning(
        policy.run.file, result.place.line, result.mutant.change.rawValue,
        "\(change), and no test fails\nmissing: \(result.mutant.missingCase)\n"
          + "where no test can notice it, say why: \(MutationRun.explanation)")
    }
  }

  private func warning(_ file: String, _ line: Int, _ title: String, _ message: String) -> String {
    "::warning file=\(GitHubReport.property(file)),line=\(line),title=\(GitHubReport.property(title))::"
      + "\(GitHubReport.data(message))\n"
  }

  private func failures(_ outcomes: [TestOutcome]) -> String {
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
