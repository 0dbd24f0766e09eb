enum MissingTests: LintRule {
  static let id = "missing-tests"
  static let sentence = "A policy has tests."
  static let explanation = """
    What nobody has tried does something else than its author thinks. Tests are scripts such as `policy_test.lua` beside the
    policy, or cases as JSON in a folder `cases`; `sharewarden test` runs them.
    """
  static let bad = LintExample("--- Nothing is denied.\nreturn function() end\n", hasTests: false)
  static let good = LintExample("--- Nothing is denied.\nreturn function() end\n")

  static let subject = LintSubject.surroundings

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard policy.surroundings.tests.isEmpty else { return [] }
    let place =
      policy.file.hasSuffix("/policy.lua")
      ? "policy_test.lua beside it, or cases/NAME.json" : "\(policy.id)_test.lua beside it"
    return [Remark(nil, "the policy has no tests", "write \(place); `sharewarden test` runs them")]
  }
}
