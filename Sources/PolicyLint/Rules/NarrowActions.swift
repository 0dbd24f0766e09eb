internal import LuaSyntax
internal import PlainData
internal import ShareModel

enum NarrowActions: LintRule {
  static let id = "narrow-actions"
  static let sentence = "A policy about who is in a share looks at every way in."
  static let explanation = """
    People get into a share by invitation, by a public link, and because their request is approved; they get more when their
    permission or role is raised. A policy that looks at `addParticipant` alone is passed by all the other ways. Write
    `actions = { "sharing" }`, and look at `request.gains` and `request.after`, which are the same for all of them.
    """
  static let bad = LintExample(
    """
    --- Only people at example.com are let in.
    return {
      actions = «{ "addParticipant" },
      check = function(request)
        local address = request.action.participant.email
        if not address or address.domain ~= "example.com" then deny("outside", "Only our own people are let in.") end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- Only people at example.com are let in.
    return {
      actions = { "sharing" },
      check = function(request)
        for _, person in ipairs(request.gains) do
          local address = person.email
          if not address or address.domain ~= "example.com" then
            return deny("outside", "Only our own people are let in.")
          end
        end
      end,
    }
    """)

  private static let waysIn: [ActionName] = [.acceptShare, .approveAccessRequest]
  private static let waysUp: [ActionName] = [.setParticipantPermission, .setParticipantRole]
  private static let rights: Set<String> = ["permission", "role", "effectivePermission"]

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard looksAtPeople(policy) else { return [] }
    let remedy = "write actions = { \"sharing\" }, and look at request.gains and request.after"
    if let actions = policy.declaration.actions, actions.contains(.addParticipant) {
      let missing = (waysIn + waysUp).filter { !actions.contains($0) }
      // Somebody who gets more does not matter to a policy that has every way in and asks for no right.
      guard missing.contains(where: waysIn.contains) || !missing.isEmpty && looksAtRights(policy) else { return [] }
      return [
        Remark(
          policy.declaration.actionsSpan,
          "people get in or get more by \(listed(missing.map(\.rawValue))) too, which this policy does not see", remedy)
      ]
    }
    return comparisons(policy).map { span in
      Remark(
        span,
        "people get in or get more by \(listed((waysIn + waysUp).map(\.rawValue))) too, which this condition does not see",
        remedy)
    }
  }

  /// Whether it asks for somebody who gets in. One that asks who invites, or when, is about inviting itself.
  private static func looksAtPeople(_ policy: ReviewedScript) -> Bool {
    var found = false
    policy.tree.block.visitExpressions { expression in
      guard let (object, name, _) = expression.fieldRead else { return }
      switch policy.meanings.meaning(of: object) {
      case .record("request"): if name == "gains" || name == "after" { found = true }
      case .record("action"): if name != "name" { found = true }
      default: break
      }
    }
    return found
  }

  private static func looksAtRights(_ policy: ReviewedScript) -> Bool {
    var found = false
    policy.tree.block.visitExpressions { expression in
      if let (_, name, _) = expression.fieldRead, rights.contains(name) { found = true }
      if case .table(let fields) = expression.kind, fields.contains(where: { rights.contains($0.name?.text ?? "") }) {
        found = true
      }
    }
    return found
  }

  /// Where a policy for all actions asks for `addParticipant` alone, and looks at nothing that others change.
  private static func comparisons(_ policy: ReviewedScript) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    var isWide = false
    policy.tree.block.visitExpressions { expression in
      if let (object, name, _) = expression.fieldRead, policy.meanings.meaning(of: object) == .record("request"),
        name == "gains" || name == "after"
      {
        isWide = true
      }
      if let text = expression.literalText, let action = ActionName(rawValue: text), waysIn.contains(action) {
        isWide = true
      }
      guard case .binary(let symbol, let left, let right, _) = expression.kind, symbol == .equal || symbol == .notEqual,
        [left, right].contains(where: { $0.literalText == ActionName.addParticipant.rawValue })
      else { return }
      spans.append(expression.span)
    }
    return isWide ? [] : spans
  }
}
