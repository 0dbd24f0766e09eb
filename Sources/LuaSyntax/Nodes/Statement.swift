/// One statement.
package struct Statement: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case local(variables: [LocalVariable], values: [Expression])
    case assignment(targets: [Expression], values: [Expression])
    /// A call, plain or of a method, for what it does.
    case call(Expression)
    case `do`(Block)
    case `while`(condition: Expression, Block)
    case `repeat`(Block, until: Expression)
    case `if`(branches: [Branch], otherwise: Block?)
    case numericFor(variable: Name, start: Expression, limit: Expression, step: Expression?, Block)
    case genericFor(variables: [Name], values: [Expression], Block)
    /// `function a.b.c:d() … end`; the target is what it is assigned to.
    case function(target: Expression, FunctionBody)
    case localFunction(name: Name, FunctionBody)
    case `return`([Expression])
    case `break`
    case goto(label: Name)
    case label(Name)
    /// What could not be read; a fault says why.
    case missing
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// Statements that share a scope.
package struct Block: Hashable, Sendable {
  package var statements: [Statement]
  package var span: SourceSpan

  package init(_ statements: [Statement], _ span: SourceSpan) {
    self.statements = statements
    self.span = span
  }
}

/// A condition of an `if` or `elseif`, and what is done where it holds.
package struct Branch: Hashable, Sendable {
  package var condition: Expression
  package var block: Block
  package var span: SourceSpan

  package init(condition: Expression, block: Block, span: SourceSpan) {
    self.condition = condition
    self.block = block
    self.span = span
  }
}

/// A variable where a `local` makes it.
package struct LocalVariable: Hashable, Sendable {
  /// `<const>` or `<close>`.
  package enum Attribute: String, Sendable { case const, close }

  package var name: Name
  package var attribute: Attribute?

  package init(name: Name, attribute: Attribute?) {
    self.name = name
    self.attribute = attribute
  }
}
