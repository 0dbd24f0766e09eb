internal import LuaSyntax
internal import PolicyLint

/// Findings as JSON, for programs.
struct LintJSONReport {
  func text(_ findings: [LintFinding]) -> String {
    let all = findings.map { finding in
      JSONFragment.object([
        ("rule", JSONFragment.quote(finding.rule)), ("file", JSONFragment.quote(finding.file)),
        ("line", finding.place.map { String($0.line) }), ("column", finding.place.map { String($0.column) }),
        ("message", JSONFragment.quote(finding.message)), ("remedy", JSONFragment.quote(finding.remedy)),
      ])
    }
    return JSONFragment.object([("findings", JSONFragment.list(all))]) + "\n"
  }
}
