/// What the names of variables in a script stand for.
package struct Scopes: Sendable {
  /// Every variable that the script declares, in the order of the text; its place is its `id`.
  package let variables: [Variable]
  /// Every use of a variable that the script does not declare, in the order of the text.
  package let globals: [GlobalUse]
  /// The declaration that a name stands for, by where the name starts.
  private let ids: [Int: Variable.ID]

  init(variables: [Variable], globals: [GlobalUse], ids: [Int: Variable.ID]) {
    self.variables = variables
    self.globals = globals
    self.ids = ids
  }

  /// The variable that a name stands for, where it is declared or used; `nil` for a global, a field and a label.
  package subscript(_ name: Name) -> Variable? { ids[name.span.start].map { variables[$0] } }
}

/// A use of a variable that the script does not declare.
package struct GlobalUse: Hashable, Sendable {
  package var name: Name
  /// Whether something is assigned to it here.
  package var isWrite: Bool
}
