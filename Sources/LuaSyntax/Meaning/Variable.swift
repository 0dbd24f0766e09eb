/// A variable that a script declares.
package struct Variable: Hashable, Sendable, Identifiable {
  package enum Kind: String, Sendable {
    case local, localFunction, parameter, loopVariable
    /// `self`, which a method written with `:` has without saying so.
    case selfParameter
  }

  /// Where its first value comes from.
  package enum Origin: Hashable, Sendable {
    /// What is written in its `local`; `result` tells which value of a call or `...`, from 0.
    case value(Expression, result: Int)
    case function(FunctionBody)
    /// One of the parameters of the function, from 0, `self` not counted.
    case parameter(of: FunctionBody, Int)
    /// A variable of `for … in` over the values of an expression, from 0.
    case element(of: Expression, Int)
    /// The variable of `for … = start, limit`.
    case counter(start: Expression, limit: Expression, step: Expression?)
    /// `nil`, or `self`.
    case none
  }

  package let id: Int
  /// Where it is declared. That of `self` is where the function begins, and empty.
  package let name: Name
  package let kind: Kind
  package let origin: Origin
  package let attribute: LocalVariable.Attribute?
  /// Where the function starts that declares it; `nil` for the script itself.
  package let function: Int?
  /// Where its name stands for it: from behind its declaration to the end of the block.
  package internal(set) var scope: SourceSpan
  /// The variable of the same name that cannot be named while this one can.
  package let shadowed: ID?
  /// Where it is read, and where something is assigned to it after its declaration, in the order of the text.
  package internal(set) var reads: [SourceSpan] = []
  package internal(set) var writes: [SourceSpan] = []
  /// Whether a function within the one that declares it uses it.
  package internal(set) var isCaptured = false

  /// The expression that it has the value of for as long as it is there, if there is one.
  package var fixedValue: Expression? {
    guard writes.isEmpty, case .value(let value, result: 0) = origin else { return nil }
    return value
  }

  /// The function that it is for as long as it is there, if it is one.
  package var fixedFunction: FunctionBody? {
    if case .function(let body) = fixedValue?.kind { return body }
    guard writes.isEmpty, case .function(let body) = origin else { return nil }
    return body
  }
}
