/// What a part of a script stands in, from the whole script's block to what it is a part of.
package struct SyntaxPath: Sendable {
  package fileprivate(set) var nodes: [SyntaxNode] = []

  package var parent: SyntaxNode? { nodes.last }

  /// The innermost statement.
  package var statement: Statement? {
    for case .statement(let statement) in nodes.reversed() { return statement }
    return nil
  }

  /// The innermost function; `nil` for the script itself.
  package var function: FunctionBody? {
    for case .function(let function) in nodes.reversed() { return function }
    return nil
  }

  /// The loops of the innermost function, from the outermost one.
  package var loops: [Statement] {
    var loops: [Statement] = []
    for node in nodes.reversed() {
      if case .function = node { break }
      if case .statement(let statement) = node, statement.isLoop { loops.append(statement) }
    }
    return loops.reversed()
  }
}

extension SyntaxTree {
  /// Comes to every block, statement, expression and function: to each before its parts, in the order of the text.
  package func walk(_ visit: (SyntaxNode, SyntaxPath) -> Void) {
    var path = SyntaxPath()
    SyntaxNode.block(block).walk(&path, visit)
  }

  /// The functions that the script makes, in the order of the text.
  package var functions: [FunctionBody] {
    var functions: [FunctionBody] = []
    walk { node, _ in if case .function(let function) = node { functions.append(function) } }
    return functions
  }
}

extension Block {
  /// Every expression in the block, whatever it stands in, each before its parts, in the order of the text.
  package func visitExpressions(_ body: (Expression) -> Void) { SyntaxNode.block(self).visitExpressions(body) }

  /// Every statement in the block, whatever it stands in, those of functions too, each before its parts, in the order of
  /// the text.
  package func visitStatements(_ body: (Statement) -> Void) {
    SyntaxNode.block(self).visit { if case .statement(let statement) = $0 { body(statement) } }
  }
}

extension Expression {
  /// The expression and every one in it, those of functions too, each before its parts, in the order of the text.
  package func visit(_ body: (Expression) -> Void) { SyntaxNode.expression(self).visitExpressions(body) }
}

extension SyntaxNode {
  /// The part and all in it, each before its own parts, in the order of the text.
  package func visit(_ body: (SyntaxNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  fileprivate func visitExpressions(_ body: (Expression) -> Void) {
    visit { if case .expression(let expression) = $0 { body(expression) } }
  }

  fileprivate func walk(_ path: inout SyntaxPath, _ visit: (SyntaxNode, SyntaxPath) -> Void) {
    visit(self, path)
    let children = children
    guard !children.isEmpty else { return }
    path.nodes.append(self)
    for child in children { child.walk(&path, visit) }
    path.nodes.removeLast()
  }
}

extension Statement {
  package var isLoop: Bool {
    switch kind {
    case .while, .repeat, .numericFor, .genericFor: true
    default: false
    }
  }
}
