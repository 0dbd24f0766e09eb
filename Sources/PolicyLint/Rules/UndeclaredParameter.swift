internal import LuaSyntax
internal import PlainData

enum UndeclaredParameter: LintRule {
  static let id = "undeclared-parameter"
  static let sentence = "A policy reads only parameters that it declares."
  static let explanation = """
    Reading a parameter that is not declared is an error, and a policy that fails denies everybody. What is declared has a
    type, which is checked when the set is loaded.
    """
  static let bad = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = { maximum = { type = "integer", default = 5, about = "most people" } },
      check = function(request, parameters)
        local most = parameters.maximum
        if request.after:count{} > most + parameters.«reserve then deny("too-many", "There would be too many people.") end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = { maximum = { type = "integer", default = 5, about = "most people" } },
      check = function(request, parameters)
        if request.after:count{} > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard let declared = policy.declaration.parameters?.map(\.name) else { return [] }
    var remarks: [Remark] = []
    policy.visitExpressions { expression in
      guard let (object, name, span) = expression.fieldRead, policy.meanings.meaning(of: object) == .parameters,
        !declared.contains(name)
      else { return }
      let nearest = didYouMean(name, among: declared).map { "write \($0), or declare it" }
      remarks.append(
        Remark(span, "parameter \(quoted(name)) is not declared", nearest ?? "declare it under `parameters`"))
    }
    return remarks
  }
}

extension Expression {
  /// The object, the field's name and where that is written, if this reads a field of a known name.
  var fieldRead: (object: Expression, name: String, span: SourceSpan)? {
    switch kind {
    case .member(let object, let name): (object, name.text, name.span)
    case .index(let object, let key): key.literalText.map { (object, $0, key.span) }
    default: nil
    }
  }
}
