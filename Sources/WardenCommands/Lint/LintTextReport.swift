internal import PlainData
internal import PolicyLint

/// What a person reads: the place, what is there to find, and the way out.
struct LintTextReport {
  var paint: Paint

  func text(_ findings: [LintFinding]) -> String {
    findings.map { finding in
      let place = TerminalText.clean(finding.source)
      let message = TerminalText.clean(finding.message)
      let remedy = TerminalText.clean(finding.remedy)
      return "\(place): \(paint.yellow(finding.rule)): \(message)\n    what would help: \(remedy)\n"
    }.joined()
  }
}
