internal import LuaSyntax
internal import PlainData
internal import ShareModel
internal import ShareWarden

enum FieldOfOtherAction: LintRule {
  static let id = "field-of-other-action"
  static let sentence = "A policy reads only properties that one of its actions has."
  static let explanation = """
    `request.action` has the properties of every action; those that the action at hand does not have are nil. One that no
    action of the policy has is always nil, so that what hangs on it never happens.
    """
  static let bad = LintExample(
    """
    --- Links are opened for reading at most.
    return {
      actions = { "setPublicPermission" },
      check = function(request)
        if request.action.«role == "administrator" then deny("link", "Links are for reading.") end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- Links are opened for reading at most.
    return {
      actions = { "setPublicPermission" },
      check = function(request)
        if request.action.permission == "readWrite" then deny("link", "Links are for reading.") end
      end,
    }
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard let actions = policy.declaration.actions else { return [] }
    let properties = Set(actions.flatMap { ScriptSchema.properties(of: $0) })
    var remarks: [Remark] = []
    policy.visitExpressions { expression in
      guard case .member(let object, let name) = expression.kind,
        policy.meanings.meaning(of: object) == .record("action"), name.text != "name",
        ScriptSchema.current.record("action")?[name.text] != nil, !properties.contains(name.text)
      else { return }
      let owners = ActionName.allCases.filter { ScriptSchema.properties(of: $0).contains(name.text) && !$0.isBatch }
      remarks.append(
        Remark(
          name.span, "no action of this policy has \(quoted(name.text)), so it is always nil",
          "it is a property of \(listed(owners.map(\.rawValue))); add the action, or drop the condition"))
    }
    return remarks
  }
}

extension ActionName {
  /// Whether it has parts.
  var isBatch: Bool { self == .saveShare || self == .modifyRecords }
}
