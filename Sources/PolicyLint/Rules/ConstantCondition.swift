internal import LuaSyntax

enum ConstantCondition: LintRule {
  static let id = "constant-condition"
  static let sentence = "A condition can hold and not hold."
  static let explanation = """
    Everything but `nil` and `false` counts as true in Lua, the number 0 and every text included. The most frequent case is
    `role == "owner" or "administrator"`, which holds for everybody: each side of `or` has to be a comparison of its own.
    """
  static let bad = LintExample(
    """
    --- Nobody becomes administrator.
    return function(request)
      for _, person in ipairs(request.gains) do
        if person.role == "administrator" or «"owner" then return deny("role", "Roles are given by the office.") end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody becomes administrator.
    return function(request)
      for _, person in ipairs(request.gains) do
        if person.role == "administrator" or person.role == "owner" then
          return deny("role", "Roles are given by the office.")
        end
      end
    end
    """)

  static let subject = LintSubject.scripts

  static func remarks(on script: ReviewedScript) -> [Remark] {
    var remarks: [SourceSpan: Remark] = [:]
    func look(at condition: Expression) {
      if condition.isConstantCondition {
        remarks[condition.span] = Remark(
          condition.span, "this counts as the same every time", "compare it with something, or drop it")
      } else if let (message, remedy) = script.presence(of: condition) {
        remarks[condition.span] = Remark(condition.span, message, remedy)
      }
    }
    func lookInside(_ condition: Expression) {
      switch condition.kind {
      case .parenthesized(let inner): lookInside(inner)
      case .binary(let symbol, let left, let right, _) where symbol == .and || symbol == .or:
        // Whoever asks for something before reading more of it asks too much, but nothing wrong.
        if symbol == .or || !right.contains(left, script) { lookInside(left) }
        lookInside(right)
      case .unary(.not, let operand): lookInside(operand)
      default: look(at: condition)
      }
    }
    script.tree.block.visitStatements { statement in
      switch statement.kind {
      case .if(let branches, _): for branch in branches { lookInside(branch.condition) }
      case .while(let condition, _): if condition.kind != .true { lookInside(condition) }
      case .repeat(_, let condition): lookInside(condition)
      default: break
      }
    }
    script.tree.block.visitExpressions { expression in
      switch expression.kind {
      case .binary(let symbol, let left, _, _) where symbol == .and || symbol == .or:
        if left.isConstantCondition { look(at: left) }
      case .unary(.not, let operand): look(at: operand)
      default: break
      }
    }
    return remarks.values.sorted { $0.span?.start ?? 0 < $1.span?.start ?? 0 }
  }
}

extension Expression {
  fileprivate var isConstantCondition: Bool {
    switch kind {
    case .nil, .true, .false, .integer, .number, .string, .table, .function: true
    case .parenthesized(let inner): inner.isConstantCondition
    default: false
    }
  }

  /// Whether another expression stands in it, written alike.
  fileprivate func contains(_ other: Expression, _ script: ReviewedScript) -> Bool {
    let written = script.text.text(other.span)
    var isThere = false
    visit { if script.text.text($0.span) == written { isThere = true } }
    return isThere
  }
}
