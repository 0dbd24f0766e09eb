internal import LuaSyntax

enum ReturnedValue: LintRule {
  static let id = "returned-value"
  static let sentence = "The function `check` returns nothing."
  static let explanation = """
    A policy denies by calling `deny`, and by nothing else. `return false` is no denial and `return true` no permission:
    any value that is returned is an error, and a policy that fails denies everybody. `return deny(…)` is fine.
    """
  static let bad = LintExample(
    """
    --- Links stay closed.
    return function(request)
      if not request.after.isPublic then return «true end
      deny("link", "Links stay closed.")
    end
    """)
  static let good = LintExample(
    """
    --- Links stay closed.
    return function(request)
      if not request.after.isPublic then return end
      deny("link", "Links stay closed.")
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard let check = policy.declaration.check else { return [] }
    var remarks: [Remark] = []
    policy.tree.walk { node, path in
      guard case .statement(let statement) = node, case .return(let values) = statement.kind,
        path.function?.span == check.span, let value = values.first
      else { return }
      let meaning = policy.meanings.meaning(of: value)
      guard let noun = meaning.noun, meaning != .nil else { return }
      remarks.append(
        Remark(value.span, "`check` returns \(noun), which is an error", "return nothing; call deny to deny"))
    }
    return remarks
  }
}
