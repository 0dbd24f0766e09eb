/// What a script does in one go: a statement without the blocks in it, or the condition of an `elseif` or `until`.
package struct ExecutableStatement: Hashable, Sendable {
  /// Up to the first block or function in it.
  package var head: SourceSpan
  /// The lines of the head.
  package var lines: ClosedRange<Int>
}

extension SyntaxTree {
  /// All that runs, in the order of the text. Labels and `do` do nothing, nor does a `local` of a constant, which the
  /// compiler writes in where it is used.
  package var executableStatements: [ExecutableStatement] {
    var heads: [SourceSpan] = []
    block.visitStatements { heads += $0.heads }
    return heads.sorted { $0.start < $1.start }.map { head in
      let last = max(head.start, head.end - 1)
      return ExecutableStatement(head: head, lines: text.line(of: head.start)...text.line(of: last))
    }
  }
}

extension Statement {
  fileprivate var heads: [SourceSpan] {
    switch kind {
    case .do, .label, .missing: []
    case .local(let variables, let values) where variables.map(\.attribute) == [.const] && values.isConstant: []
    case .if(let branches, _): branches.map { SourceSpan($0.span.start, $0.condition.headEnd) }
    case .repeat(_, let condition): [SourceSpan(condition.span.start, condition.headEnd)]
    case .while(let condition, _): [SourceSpan(span.start, condition.headEnd)]
    case .function(_, let function), .localFunction(_, let function):
      [SourceSpan(span.start, function.block.span.start)]
    case .numericFor, .genericFor, .local, .assignment, .call, .return, .break, .goto:
      [SourceSpan(span.start, headEnd)]
    }
  }

  /// Where the first block or function in it starts; its end where it has none.
  private var headEnd: Int {
    let first = expressions.lazy.compactMap(\.firstFunction).first
    let end = blocks.first?.span.start ?? span.end
    return min(first ?? end, end)
  }
}

extension Expression {
  fileprivate var headEnd: Int { firstFunction ?? span.end }

  /// Where the block of the first function in it starts.
  fileprivate var firstFunction: Int? {
    if case .function(let function) = kind { return function.block.span.start }
    return parts.lazy.compactMap(\.firstFunction).first
  }

  /// Whether the compiler knows the value and keeps it.
  fileprivate var isConstant: Bool {
    switch kind {
    case .nil, .true, .false, .integer, .number, .string: true
    case .unary(.minus, let operand): operand.isNumeral
    default: false
    }
  }

  private var isNumeral: Bool {
    switch kind {
    case .integer, .number: true
    default: false
    }
  }
}

extension [Expression] {
  fileprivate var isConstant: Bool { count == 1 && self[0].isConstant }
}
