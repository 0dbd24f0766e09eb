internal import PlainData

enum UnlistedPolicy: LintRule {
  static let id = "unlisted-policy"
  static let sentence = "Every policy of the directory is on, or is not there."
  static let explanation = """
    Where there is a `policyset.json`, exactly the policies that it lists are on. One that lies beside them and is not
    listed looks as if it were in force. List it, with `"mode": "shadow"` if it is only to be watched.
    """
  static let bad = LintExample("--- Nothing is denied.\nreturn function() end\n", isListed: false)
  static let good = LintExample("--- Nothing is denied.\nreturn function() end\n")

  static let subject = LintSubject.surroundings

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard !policy.surroundings.isListed else { return [] }
    return [
      Remark(
        nil, "policyset.json does not list this policy, so it is off",
        "add the line `\(quoted(policy.id)): {},` after `\"policies\": {`, with the parameters that it needs, or move it elsewhere"
      )
    ]
  }
}
