internal import LuaSyntax
internal import PolicyTesting
internal import ShareWarden

/// Coverage and mutation as members of the JSON report.
enum TestFindingsJSON {
  static func coverage(_ policies: [PolicyCoverage]) -> String {
    JSONFragment.list(
      policies.map { policy in
        JSONFragment.object([
          ("policy", JSONFragment.quote(policy.policy)), ("file", JSONFragment.quote(policy.file)),
          ("lines", "\(policy.lines.count)"), ("lines_run", "\(policy.linesRun)"),
          ("lines_missed", JSONFragment.list(policy.lines.filter { $0.count == 0 }.map { "\($0.line)" })),
          ("denials", JSONFragment.list(policy.denials.map(denial))),
          ("parameters_not_varied", JSONFragment.list(policy.constantParameters.map(JSONFragment.quote))),
        ])
      })
  }

  private static func denial(_ denial: PolicyCoverage.Denial) -> String {
    JSONFragment.object([
      ("line", "\(denial.line)"), ("code", denial.code.map(JSONFragment.quote)),
      ("state", JSONFragment.quote(denial.state.rawValue)),
    ])
  }

  static func mutation(_ policies: [MutatedPolicy]) -> String {
    JSONFragment.list(
      policies.map { policy in
        JSONFragment.object([
          ("policy", JSONFragment.quote(policy.run.script.id)), ("file", JSONFragment.quote(policy.run.file)),
          ("has_tests", "\(policy.run.hasTests)"),
          ("mutants", JSONFragment.list(policy.results.map { mutant($0, of: policy) })),
        ])
      })
  }

  private static func mutant(_ result: MutationRun.Result, of policy: MutatedPolicy) -> String {
    let (verdict, reason): (String, String?) =
      switch result.verdict {
      case .killed: ("killed", nil)
      case .survived: ("survived", nil)
      case .unloadable: ("unloadable", nil)
      case .explained(let why): ("explained", why)
      }
    return JSONFragment.object([
      ("line", "\(result.place.line)"), ("column", "\(result.place.column)"),
      ("operator", JSONFragment.quote(result.mutant.change.rawValue)),
      ("change", JSONFragment.quote(result.mutant.sentence(in: policy.run.text))),
      ("verdict", JSONFragment.quote(verdict)), ("reason", reason.map(JSONFragment.quote)),
      ("missing_case", result.verdict == .survived ? JSONFragment.quote(result.mutant.missingCase) : nil),
      ("explanation", result.verdict == .survived ? JSONFragment.quote(MutationRun.explanation) : nil),
    ])
  }
}
