/// What a script does in one go: a statement without the blocks in it, or the condition of an `elseif` or `until`.
package struct ExecutableStatement: Hashable, Sendable {
  /// Up to the first block or function in it.
  package var head: SourceSpan
  /// The lines that the compiler may say it stands in, in order, the first of the head first: those of all of it that is
  /// not in a block or function within it. A function is made where its `end` stands.
  package var lines: [Int]
}

extension SyntaxTree {
  /// All that runs, in the order of the text. What the compiler writes no code for is not among it: labels, `do`, a
  /// `local` without a value or of a constant, conditions whose outcome it knows, and a `break` that an `if` begins with.
  package var executableStatements: [ExecutableStatement] {
    let constants = constants
    var found: [ExecutableStatement] = []
    var jumps: Set<SourceSpan> = []
    block.visitStatements { statement in
      jumps.formUnion(statement.jumpsOfConditions)
      if !jumps.contains(statement.span) { found += parts(of: statement, constants).map(executable) }
    }
    return found.sorted { $0.head.start < $1.head.start }
  }

  /// A statement or a condition in its own right, with the expressions in it.
  private struct Part {
    var span: SourceSpan
    var expressions: [Expression]
    /// Of a function that the statement makes besides.
    var function: FunctionBody?
  }

  private func parts(of statement: Statement, _ constants: Set<Variable.ID>) -> [Part] {
    let start = statement.span.start
    switch statement.kind {
    case .do, .label, .missing: return []
    case .local(let variables, let values):
      if values.allSatisfy({ $0.kind == .nil }) { return [] }
      if variables.map(\.attribute) == [.const], values.count == 1, isConstant(values[0], constants) { return [] }
    case .if(let branches, _):
      return branches.flatMap { condition($0.condition, SourceSpan($0.span.start, $0.block.span.start), constants) }
    case .while(let condition, let block):
      return self.condition(condition, SourceSpan(start, block.span.start), constants)
    case .repeat(_, let condition): return self.condition(condition, condition.span, constants)
    case .function(let target, let function):
      return [Part(span: statement.span, expressions: [target], function: function)]
    case .localFunction(_, let function):
      return [Part(span: statement.span, expressions: [], function: function)]
    case .numericFor(_, _, _, _, let block), .genericFor(_, _, let block):
      return [Part(span: SourceSpan(start, block.span.start), expressions: statement.expressions)]
    case .assignment(let targets, let values):
      if targets.count == 1, values.count == 1, isSame(targets[0], values[0]) { return [] }
    case .call, .return, .break, .goto: break
    }
    return [Part(span: statement.span, expressions: statement.expressions)]
  }

  private func condition(_ condition: Expression, _ span: SourceSpan, _ constants: Set<Variable.ID>) -> [Part] {
    isConstant(condition, constants) ? [] : [Part(span: span, expressions: [condition])]
  }

  private func executable(_ part: Part) -> ExecutableStatement {
    let functions = part.expressions.flatMap(\.functions) + (part.function.map { [$0] } ?? [])
    var start = part.span.start
    var lines: [Int] = []
    for function in functions {
      lines += text.line(of: start)...text.line(of: function.block.span.start)
      start = max(start, function.span.end - "end".utf8.count)
    }
    lines += text.line(of: start)...text.line(of: max(start, part.span.end - 1))
    let head = SourceSpan(part.span.start, functions.first?.block.span.start ?? part.span.end)
    return ExecutableStatement(head: head, lines: Set(lines).sorted())
  }

  /// Whether both are one local variable.
  private func isSame(_ left: Expression, _ right: Expression) -> Bool {
    guard case .variable(let left) = left.kind, case .variable(let right) = right.kind else { return false }
    return scopes[left] != nil && scopes[left]?.id == scopes[right]?.id
  }

  /// The variables whose value the compiler knows. Each stands before those that are made of it.
  private var constants: Set<Variable.ID> {
    var constants: Set<Variable.ID> = []
    for variable in scopes.variables where variable.attribute == .const {
      if let value = variable.fixedValue, isConstant(value, constants) { constants.insert(variable.id) }
    }
    return constants
  }

  /// Whether the compiler knows the value, as far as that can be told without computing it.
  private func isConstant(_ expression: Expression, _ constants: Set<Variable.ID>) -> Bool {
    switch expression.kind {
    case .nil, .true, .false, .integer, .number, .string: return true
    case .parenthesized(let inner): return isConstant(inner, constants)
    case .unary(let symbol, let operand): return symbol != .length && isConstant(operand, constants)
    case .binary(let symbol, let left, let right, _):
      return symbol.isComputed && isConstant(left, constants) && isConstant(right, constants)
    case .variable(let name): return scopes[name].map { constants.contains($0.id) } ?? false
    default: return false
    }
  }
}

extension Expression {
  /// The functions in it that are in no other, in the order of the text.
  fileprivate var functions: [FunctionBody] {
    if case .function(let function) = kind { return [function] }
    return parts.flatMap(\.functions)
  }
}

extension Statement {
  /// Each `break` that is the first in a branch: the condition jumps itself.
  fileprivate var jumpsOfConditions: [SourceSpan] {
    guard case .if(let branches, _) = kind else { return [] }
    return branches.compactMap { $0.block.statements.first }.filter { $0.kind == .break }.map(\.span)
  }
}

extension BinaryOperator {
  /// Whether the compiler computes it of what it knows.
  fileprivate var isComputed: Bool {
    switch self {
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual, .equal, .concatenate: false
    default: true
    }
  }
}
