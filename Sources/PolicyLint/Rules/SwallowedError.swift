internal import LuaSyntax

enum SwallowedError: LintRule {
  static let id = "swallowed-error"
  static let sentence = "Whether a `pcall` went well is looked at."
  static let explanation = """
    An error in a policy denies, so that a mistake lets nobody in. `pcall` takes that away: what failed within it has denied
    nothing, and the policy goes on as if all were well.
    """
  static let bad = LintExample(
    """
    --- Only people of the team are let in.
    return function(request)
      «pcall(function()
        for _, person in ipairs(request.gains) do
          if person.properties.team ~= "red" then deny("team", "Only the red team is let in.") end
        end
      end)
    end
    """)
  static let good = LintExample(
    """
    --- Only people of the team are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        if person.properties.team ~= "red" then deny("team", "Only the red team is let in.") end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.tree.block.visitStatements { statement in
      guard case .call(let call) = statement.kind, case .call(let function, _) = call.kind,
        policy.tree.globalName(function) == "pcall"
      else { return }
      remarks.append(
        Remark(
          call.span, "an error in here is forgotten, and denies nobody",
          "call the function itself, or deny where pcall gives false"))
    }
    return remarks
  }
}
