internal import PlainData
internal import PolicyLint

/// What a person reads: the place, what is there to find, and the way out.
struct LintTextReport {
  var paint: Paint

  func text(_ results: LintResults) -> String {
    guard !results.findings.isEmpty else { return "no findings in \(extent(of: results))\n" }
    return results.findings.map { finding in
      let place = TerminalText.clean(finding.source)
      let message = TerminalText.clean(finding.message)
      let remedy = TerminalText.clean(finding.remedy)
      return "\(place): \(paint.yellow(finding.rule)): \(message)\n    what would help: \(remedy)\n"
    }.joined()
  }

  /// What was looked at, in numbers.
  private func extent(of results: LintResults) -> String {
    let policies = results.policies.count == 1 ? "1 policy" : "\(results.policies.count) policies"
    let tests = results.tests.count == 1 ? "1 file of tests" : "\(results.tests.count) files of tests"
    if results.tests.isEmpty { return policies }
    return results.policies.isEmpty ? tests : "\(policies) and \(tests)"
  }
}
