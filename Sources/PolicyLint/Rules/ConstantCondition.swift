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
    var constants: [Expression] = []
    script.tree.block.visitStatements { statement in
      switch statement.kind {
      case .if(let branches, _): for branch in branches { constants += Self.constants(in: branch.condition) }
      case .while(let condition, _): if condition.kind != .true { constants += Self.constants(in: condition) }
      case .repeat(_, let condition): constants += Self.constants(in: condition)
      default: break
      }
    }
    script.tree.block.visitExpressions { expression in
      switch expression.kind {
      case .binary(let symbol, let left, _, _) where symbol == .and || symbol == .or:
        if left.isConstantCondition { constants.append(left) }
      case .unary(.not, let operand): if operand.isConstantCondition { constants.append(operand) }
      default: break
      }
    }
    return Set(constants.map(\.span)).sorted { $0.start < $1.start }.map { span in
      Remark(span, "this counts as the same every time", "compare it with something, or drop it")
    }
  }

  /// The parts of a condition that decide nothing, or everything.
  private static func constants(in condition: Expression) -> [Expression] {
    switch condition.kind {
    case .parenthesized(let inner): constants(in: inner)
    case .binary(let symbol, let left, let right, _) where symbol == .and || symbol == .or:
      constants(in: left) + constants(in: right)
    default: condition.isConstantCondition ? [condition] : []
    }
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
}
