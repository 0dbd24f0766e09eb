internal import LuaSyntax

enum UnusedVariable: LintRule {
  static let id = "unused-variable"
  static let sentence = "Every variable is read."
  static let explanation = """
    A variable that is never read is left over, or another one was read in its place. One that has to be there is called
    `_`: `for _, person in ipairs(list) do`. Of a function's parameters only those behind the last that is read count,
    since the others have to be there.
    """
  static let bad = LintExample(
    """
    --- Nobody is let in without an e-mail address.
    return function(request)
      for «index, person in ipairs(request.gains) do
        if not person.email then return deny("no-address", "People are let in by their address.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is let in without an e-mail address.
    return function(request)
      for _, person in ipairs(request.gains) do
        if not person.email then return deny("no-address", "People are let in by their address.") end
      end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    script.scopes.variables.filter { variable in
      variable.reads.isEmpty && !variable.name.text.hasPrefix("_") && variable.kind != .selfParameter
        && !isBeforeOneThatIsRead(variable, script)
    }.map { variable in
      let noun =
        switch variable.kind {
        case .local: "local"
        case .localFunction: "function"
        case .parameter, .selfParameter: "parameter"
        case .loopVariable: "loop variable"
        }
      return Remark(
        variable.name.span, "\(noun) `\(variable.name.text)` is never read",
        variable.kind == .loopVariable ? "call it _, or read it" : "delete it, or read it")
    }
  }

  private static func isBeforeOneThatIsRead(_ variable: Variable, _ script: ReviewedScript) -> Bool {
    guard case .parameter(let body, let place) = variable.origin else { return false }
    return body.parameters.dropFirst(place + 1).contains { script.scopes[$0].map { !$0.reads.isEmpty } ?? false }
  }
}
