internal import LuaSyntax
internal import PlainData
internal import ShareWarden

enum UnknownField: LintRule {
  static let id = "unknown-field"
  static let sentence = "A policy reads only fields that a request has."
  static let explanation = """
    Reading a field that does not exist is an error, and a policy that fails denies everybody. Such a line may lie where
    no test comes by, so that the mistake is found by the first user who is turned away.
    """
  static let bad = LintExample(
    """
    --- Nobody opens a link.
    return function(request)
      if request.after.«publicPermision ~= "none" then deny("link", "Links stay closed.") end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody opens a link.
    return function(request)
      if request.after.publicPermission ~= "none" then deny("link", "Links stay closed.") end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.visitExpressions { expression in
      switch expression.kind {
      case .member(let object, let name):
        if let remark = remark(policy.meanings.meaning(of: object), name.text, name.span) { remarks.append(remark) }
      case .index(let object, let key):
        guard let text = key.literalText else { return }
        if let remark = remark(policy.meanings.meaning(of: object), text, key.span) { remarks.append(remark) }
      case .methodCall(let object, let method, _):
        let meaning = policy.meanings.meaning(of: object)
        if case .record(let name) = meaning, let record = ScriptSchema.current.record(name),
          !record.methods.contains(where: { $0.name == method.text })
        {
          let known = record.methods.map(\.name)
          remarks.append(
            Remark(
              method.span, "\(meaning.noun ?? name) has no function \(quoted(method.text))",
              known.isEmpty ? "read its fields" : "call one of \(listed(known))"))
        }
      default: break
      }
    }
    return remarks
  }

  private static func remark(_ meaning: Meaning, _ field: String, _ span: SourceSpan) -> Remark? {
    let known: [String]
    switch meaning {
    case .record(let name):
      guard let record = ScriptSchema.current.record(name) else { return nil }
      known = record.fields.map(\.name) + record.methods.map(\.name)
    case .time: known = ["text", "add"]
    default: return nil
    }
    guard !known.contains(field) else { return nil }
    let nearest = didYouMean(field, among: known)
    return Remark(
      span, "\(meaning.noun ?? "this") has no field \(quoted(field))",
      nearest.map { "write \($0)" } ?? "there are \(listed(known))")
  }
}
