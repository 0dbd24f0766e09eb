internal import LuaSyntax

enum ComputedCode: LintRule {
  static let id = "computed-code"
  static let sentence = "The code of a denial is written where it is denied."
  static let explanation = """
    Codes are what apps and tests rely on, so a reader must find them all. One that is put together when the policy runs is
    in no list: it can't be documented, and no tool can tell whether a test meets it.
    """
  static let bad = LintExample(
    """
    --- Links stay closed.
    return function(request)
      local permission = request.after.publicPermission
      if permission ~= "none" then deny(«"link-" .. permission, "Links stay closed.") end
    end
    """)
  static let good = LintExample(
    """
    --- Links stay closed.
    return function(request)
      local permission = request.after.publicPermission
      if permission ~= "none" then deny("link", "Links stay closed.", "it would be %s", permission) end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    policy.tree.verdictCalls.filter { $0.code == nil }.map { call in
      guard let code = call.arguments.first else {
        return Remark(call.span, "a verdict without a code", "write deny(\"code\", \"What the person reads.\")")
      }
      return Remark(
        code.span, "this code is computed, so that no reader and no tool knows it",
        "write it as a text, one for each reason; particulars go behind the message")
    }
  }
}
