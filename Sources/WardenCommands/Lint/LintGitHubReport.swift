internal import LuaSyntax
internal import PolicyLint

/// Workflow commands that GitHub shows as annotations.
struct LintGitHubReport {
  func text(_ findings: [LintFinding]) -> String { findings.map(annotation).joined() }

  private func annotation(_ finding: LintFinding) -> String {
    let place = finding.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let file = "file=\(GitHubReport.property(finding.file))\(place)"
    let message = GitHubReport.data("\(finding.message)\n\(finding.remedy)")
    return "::warning \(file),title=\(GitHubReport.property(finding.rule))::\(message)\n"
  }
}
