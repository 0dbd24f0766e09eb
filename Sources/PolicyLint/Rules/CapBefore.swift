internal import LuaSyntax

enum CapBefore: LintRule {
  static let id = "cap-before"
  static let sentence = "A cap is held against the share as it will be."
  static let explanation = """
    `request.share` is the share as it is: five people in it say nothing about the sixth, who is invited by this very
    request, and the cap is passed by one, or by many at once. `request.after` is the share as it will be, whatever the
    action: `request.after:count{ permission = "readWrite" } > parameters.maximum`.
    """
  static let bad = LintExample(
    """
    --- At most five people are in a share.
    return function(request)
      local share = request.share
      if share and «share:count{} > 5 then deny("too-many", "There would be too many people.") end
    end
    """)
  static let good = LintExample(
    """
    --- At most five people are in a share.
    return function(request)
      if request.after:count{} > 5 then deny("too-many", "There would be too many people.") end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.tree.walk { node, path in
      guard case .expression(let expression) = node,
        case .binary(let symbol, let left, let right, _) = expression.kind, symbol.isOrder,
        path.statement.map({ readsAfter($0, policy) }) != true
      else { return }
      for side in [left, right] where isNumberBefore(side, policy) {
        remarks.append(
          Remark(
            side.span, "this counts the people before the action, not those that come of it", "count request.after"))
      }
    }
    return remarks
  }

  /// Whether the same statement looks at the share as it will be: then before and after are compared.
  private static func readsAfter(_ statement: Statement, _ policy: ReviewedScript) -> Bool {
    var isRead = false
    for expression in statement.expressions {
      expression.visit { part in
        if let way = policy.way(to: part), way.start == .request, way.fields.first == "after" { isRead = true }
        if case .variable = part.kind, let source = policy.source(of: part) {
          source.visit { inner in
            if let way = policy.way(to: inner), way.start == .request, way.fields.first == "after" { isRead = true }
          }
        }
      }
    }
    return isRead
  }

  /// - Parameter depth: sums within sums that are looked into: each may be made of two more.
  private static func isNumberBefore(_ expression: Expression, _ policy: ReviewedScript, depth: Int = 8) -> Bool {
    let before = Way(start: .request, fields: ["share"])
    switch policy.source(of: expression)?.kind {
    case .methodCall(let object, let method, _): return method.text == "count" && policy.way(to: object) == before
    case .unary(.length, let list):
      return policy.way(to: list) == Way(start: .request, fields: ["share", "participants"])
    case .binary(_, let left, let right, _):
      return depth > 0
        && (isNumberBefore(left, policy, depth: depth - 1) || isNumberBefore(right, policy, depth: depth - 1))
    default: return false
    }
  }
}

extension BinaryOperator {
  var isOrder: Bool { [.less, .greater, .lessOrEqual, .greaterOrEqual].contains(self) }
}
