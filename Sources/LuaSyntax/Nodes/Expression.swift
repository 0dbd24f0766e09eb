/// What has a value.
package struct Expression: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case `nil`, `true`, `false`
    /// `...`
    case vararg
    case integer(Int64)
    case number(Double)
    /// The bytes that the text stands for, its escapes resolved.
    case string([UInt8])
    case function(FunctionBody)
    case variable(Name)
    /// `of.name`
    case member(of: Expression, name: Name)
    /// `of[key]`
    case index(of: Expression, key: Expression)
    case call(function: Expression, arguments: [Expression])
    /// `object:method(arguments)`
    case methodCall(object: Expression, method: Name, arguments: [Expression])
    case unary(UnaryOperator, Expression)
    /// `operatorSpan` is where the operator stands.
    case binary(BinaryOperator, Expression, Expression, operatorSpan: SourceSpan)
    case table([TableField])
    /// In brackets, which leave one value of many.
    case parenthesized(Expression)
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

/// One entry between the braces of a table.
package struct TableField: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// The next of the list.
    case position
    /// `name =`
    case name(Name)
    /// `[expression] =`
    case expression(Expression)
  }

  package var key: Key
  package var value: Expression
  package var span: SourceSpan

  package init(key: Key, value: Expression, span: SourceSpan) {
    self.key = key
    self.value = value
    self.span = span
  }
}

/// A function's parameters and what it does.
package struct FunctionBody: Hashable, Sendable {
  /// Without `self`, which a method written with `:` has besides.
  package var parameters: [Name]
  package var isVariadic: Bool
  /// Whether it is written `function a:b()`, so that it has a parameter `self`.
  package var isMethod: Bool
  package var block: Block
  package var span: SourceSpan

  package init(parameters: [Name], isVariadic: Bool, isMethod: Bool, block: Block, span: SourceSpan) {
    self.parameters = parameters
    self.isVariadic = isVariadic
    self.isMethod = isMethod
    self.block = block
    self.span = span
  }
}
