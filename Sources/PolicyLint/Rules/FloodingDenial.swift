internal import LuaSyntax

enum FloodingDenial: LintRule {
  static let id = "flooding-denial"
  static let sentence = "A policy that goes through everybody denies once."
  static let explanation = """
    A denial for each of a hundred people is a page of the same sentence, and after 64 the rest is cut. Those who get in or
    get more, `request.gains`, are few; where the loop goes through all participants, stop at the first.
    """
  static let bad = LintExample(
    """
    --- Nobody is in a share without an address.
    return function(request)
      for _, person in ipairs(request.after.participants) do
        if not person.email then «deny("no-address", "Somebody in this share has no address.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is in a share without an address.
    return function(request)
      for _, person in ipairs(request.after.participants) do
        if not person.email then return deny("no-address", "Somebody in this share has no address.") end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    let verdicts = Set(policy.tree.verdictCalls.map(\.span))
    var remarks: [Remark] = []
    policy.tree.walk { node, path in
      guard case .expression(let call) = node, verdicts.contains(call.span), case .call? = path.statement?.kind,
        path.loops.contains(where: { policy.isLoopOverEverybody($0) })
      else { return }
      for case .block(let block) in path.nodes.reversed() {
        switch block.statements.last?.kind {
        case .return, .break, .goto: return
        default: break
        }
        break
      }
      remarks.append(
        Remark(
          call.span, "this denies once for each of the people in the share", "write return before it, or break after"))
    }
    return remarks
  }
}
