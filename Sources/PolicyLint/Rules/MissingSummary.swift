internal import LuaSyntax

enum MissingSummary: LintRule {
  static let id = "missing-summary"
  static let sentence = "A script begins with a comment that says what it asks for."
  static let explanation = """
    One sentence at the top, `--- At most so many people may write.`, is what a reader holds the script against, and what
    lists of policies show.
    """
  static let bad = LintExample(
    """
    «return function(request)
      if request.after.isPublic then deny("link", "Links stay closed.") end
    end
    """)
  static let good = LintExample(
    """
    --- Links stay closed.
    return function(request)
      if request.after.isPublic then deny("link", "Links stay closed.") end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    let start = policy.tree.block.statements.first?.span.start ?? 0
    let isThere = policy.tree.comments.contains { comment in
      comment.span.start < start && comment.text.contains(where: \.isLetter) && !Allowances.isOne(comment)
    }
    guard !isThere else { return [] }
    return [
      Remark(
        SourceSpan(start, start), "the script says nowhere what it asks for",
        "begin it with a sentence: --- At most so many people may write.")
    ]
  }
}
