/// What the names of variables in a script stand for.
package struct Scopes: Sendable {
  /// Every variable that the script declares, in the order of the text; its place is its `id`.
  package let declarations: [Declaration]
  /// Every use of a variable that the script does not declare, in the order of the text.
  package let globals: [GlobalUse]
  /// The declaration that a name stands for, by where the name starts.
  private let ids: [Int: Declaration.ID]

  init(declarations: [Declaration], globals: [GlobalUse], ids: [Int: Declaration.ID]) {
    self.declarations = declarations
    self.globals = globals
    self.ids = ids
  }

  /// The variable that a name stands for, where it is declared or used; `nil` for a global, a field and a label.
  package subscript(_ name: Name) -> Declaration? { ids[name.span.start].map { declarations[$0] } }

  /// The variables that the script can name at an offset, in the order of their declarations. Of two with one name the
  /// later is meant.
  package func visible(at offset: Int) -> [Declaration] {
    declarations.filter { $0.scope.start <= offset && offset < $0.scope.end }
  }
}

/// A use of a variable that the script does not declare.
package struct GlobalUse: Hashable, Sendable {
  package var name: Name
  /// Whether something is assigned to it here.
  package var isWrite: Bool
}

/// A variable that a script declares.
package struct Declaration: Hashable, Sendable, Identifiable {
  package enum Kind: String, Sendable {
    case local, localFunction, parameter, loopVariable
    /// `self`, which a method written with `:` has without saying so.
    case selfParameter
  }

  package let id: Int
  /// Where it is declared. That of `self` is where the function begins, and empty.
  package let name: Name
  package let kind: Kind
  package let attribute: LocalVariable.Attribute?
  /// Where its name stands for it: from behind its declaration to the end of the block.
  package internal(set) var scope: SourceSpan
  /// The expression at its place behind `=`; that may be a call, the last of which has values for others, too.
  package let value: Expression?
  /// The variable of the same name that cannot be named while this one can.
  package let shadowed: ID?
  /// Where it is read, and where something is assigned to it after its declaration, in the order of the text.
  package internal(set) var reads: [SourceSpan] = []
  package internal(set) var writes: [SourceSpan] = []
  /// Whether a function within the one that declares it uses it.
  package internal(set) var isCaptured = false
}
