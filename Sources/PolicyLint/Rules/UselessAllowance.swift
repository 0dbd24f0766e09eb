enum UselessAllowance: LintRule {
  static let id = "useless-allowance"
  static let sentence = "A comment that silences a rule names one that finds something there, and why it is all right."
  static let explanation = """
    `-- lint: allow RULE reason` silences a rule on its line, or on the next if the comment stands alone; a finding about
    the file as a whole is silenced anywhere in it. One that names no rule, gives no reason or silences nothing would be
    taken for a decision that somebody made.
    """
  static let bad = LintExample(
    """
    --- Nobody is called root.
    return function(request)
      «-- lint: allow unguarded-optional every account has a name
      if request.actor.name == "root" then deny("root", "Use an account of your own.") end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is called root.
    return function(request)
      if request.actor.name == "root" then deny("root", "Use an account of your own.") end
    end
    """)

  /// Said where the comments are applied.
  static func remarks(on policy: ReviewedScript) -> [Remark] { [] }
}
