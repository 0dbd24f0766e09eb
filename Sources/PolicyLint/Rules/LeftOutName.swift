internal import LuaSyntax
internal import ShareWarden

enum LeftOutName: LintRule {
  static let id = "left-out-name"
  static let sentence = "A script uses nothing that the language of policies leaves out."
  static let explanation = """
    Policies are written in Lua 5.4 without anything that reaches out, remembers, or differs from run to run. What is left
    out is an error when it is used, and a policy that fails denies. The remark says why, and what to use.
    """
  static let bad = LintExample(
    """
    --- Nobody is let in after the end of the project.
    return function(request)
      local over = time("2030-01-01T00:00:00Z")
      if #request.gains > 0 and «os.time() > over then deny("over", "The project is over.") end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is let in after the end of the project.
    return function(request)
      local over = time("2030-01-01T00:00:00Z")
      if #request.gains > 0 and request.context.time > over then deny("over", "The project is over.") end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    let schema = ScriptSchema.current
    var remarks: [Remark] = []
    var libraries: Set<Int> = []
    script.visitExpressions { expression in
      guard let (object, name, _) = expression.fieldRead, case .variable(let library) = object.kind,
        script.scopes[library] == nil
      else { return }
      libraries.insert(library.span.start)
      let whole = "\(library.text).\(name)"
      let reason = schema.reasonWithout(whole) ?? schema.reasonWithoutLibrary(library.text)
      if let reason { remarks.append(Remark(expression.span, "`\(whole)` is not available", reason)) }
    }
    for use in script.scopes.globals where !use.isWrite && !libraries.contains(use.name.span.start) {
      let reason = schema.reasonWithout(use.name.text) ?? schema.reasonWithoutLibrary(use.name.text)
      if let reason { remarks.append(Remark(use.name.span, "`\(use.name.text)` is not available", reason)) }
    }
    return remarks
  }
}
