internal import LuaSyntax
internal import PlainData

enum UnusedParameter: LintRule {
  static let id = "unused-parameter"
  static let sentence = "Every parameter that a policy declares is read."
  static let explanation = """
    Whoever sets a parameter believes that it does something. One that is never read, because it was misspelt or forgotten,
    is a rule that nobody enforces.
    """
  static let bad = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = {
        maximum = { type = "integer", default = 5, about = "most people" },
        «countOwner = { type = "boolean", default = true, about = "whether the owner is one of them" },
      },
      check = function(request, parameters)
        if request.after:count{} > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- At most so many people are in a share.
    return {
      parameters = {
        maximum = { type = "integer", default = 5, about = "most people" },
        countOwner = { type = "boolean", default = true, about = "whether the owner is one of them" },
      },
      check = function(request, parameters)
        local people = request.after:count{}
        if not parameters.countOwner then people = people - 1 end
        if people > parameters.maximum then deny("too-many", "There would be too many people.") end
      end,
    }
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard let declared = policy.declaration.parameters,
      let table = policy.declaration.check?.parameters.dropFirst().first
    else {
      return (policy.declaration.parameters ?? []).map(remark)
    }
    var read: Set<String> = []
    var reads = 0
    policy.visitExpressions { expression in
      guard let (object, name, _) = expression.fieldRead, policy.meanings.meaning(of: object) == .parameters else {
        return
      }
      read.insert(name)
      if case .variable(let variable) = object.kind,
        policy.scopes[variable]?.id == policy.scopes[table]?.id
      {
        reads += 1
      }
    }
    // Where the table as a whole is handed on, or read by names that are computed, anything may be read.
    guard policy.scopes[table].map({ $0.reads.count == reads && $0.writes.isEmpty }) ?? true else { return [] }
    return declared.filter { !read.contains($0.name) }.map(remark)
  }

  private static func remark(_ parameter: ScriptDeclaration.Parameter) -> Remark {
    Remark(
      parameter.nameSpan, "parameter \(quoted(parameter.name)) is never read", "read it in `check`, or delete it")
  }
}
