internal import LuaSyntax

enum SyntaxFault: LintRule {
  static let id = "syntax-fault"
  static let sentence = "A script is Lua 5.4."
  static let explanation = """
    What can't be read can't be reviewed: no other rule looks at such a script, and no set with it loads. Several faults
    of a script are told at once; the first is often the cause of the others.
    """
  static let bad = LintExample(
    """
    --- Nobody opens a link.
    return function(request)
      if request.after.isPublic «deny("link", "Links stay closed.") end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody opens a link.
    return function(request)
      if request.after.isPublic then deny("link", "Links stay closed.") end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    script.tree.faults.map { Remark($0.span, $0.message, $0.remedy ?? "write it as Lua 5.4 has it") }
  }
}
