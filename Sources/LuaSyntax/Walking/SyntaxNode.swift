/// A part of a script, as a walk comes to it.
package enum SyntaxNode: Sendable {
  case block(Block)
  case statement(Statement)
  case expression(Expression)
  /// The function that an expression or a statement makes.
  case function(FunctionBody)

  package var span: SourceSpan {
    switch self {
    case .block(let block): block.span
    case .statement(let statement): statement.span
    case .expression(let expression): expression.span
    case .function(let function): function.span
    }
  }

  /// What it is made of, in the order of the text.
  package var children: [SyntaxNode] {
    switch self {
    case .block(let block): block.statements.map(SyntaxNode.statement)
    case .function(let function): [.block(function.block)]
    case .expression(let expression):
      if case .function(let function) = expression.kind {
        [.function(function)]
      } else {
        expression.parts.map(SyntaxNode.expression)
      }
    case .statement(let statement): statement.children
    }
  }
}

extension Statement {
  fileprivate var children: [SyntaxNode] {
    switch kind {
    case .if(let branches, let otherwise):
      branches.flatMap { [.expression($0.condition), .block($0.block)] } + (otherwise.map { [.block($0)] } ?? [])
    case .repeat(let block, let condition): [.block(block), .expression(condition)]
    case .function(let target, let function): [.expression(target), .function(function)]
    case .localFunction(_, let function): [.function(function)]
    default: expressions.map(SyntaxNode.expression) + blocks.map(SyntaxNode.block)
    }
  }
}
