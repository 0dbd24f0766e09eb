enum MissingReadme: LintRule {
  static let id = "missing-readme"
  static let sentence = "A policy has a page for those who set it and those who meet it."
  static let explanation = """
    Whoever turns a policy on reads what its parameters mean, and whoever is turned away by it what to do. That stands in
    the `README.md` of the policy's folder; of a policy of one file, in that of the set.
    """
  static let bad = LintExample("--- Nothing is denied.\nreturn function() end\n", readme: nil)
  static let good = LintExample("--- Nothing is denied.\nreturn function() end\n")

  static let subject = LintSubject.surroundings

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard policy.surroundings.readme == nil else { return [] }
    return [
      Remark(
        nil, "there is no README.md beside the policy", "say there what it asks for, its parameters, and its codes")
    ]
  }
}
