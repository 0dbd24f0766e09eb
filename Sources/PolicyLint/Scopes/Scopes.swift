package import LuaSyntax

/// What every name in a script refers to.
package struct Scopes {
  package internal(set) var variables: [Variable] = []
  package internal(set) var globals: [GlobalUse] = []
  /// Pairs of a variable and an earlier one of the same name that it hides.
  package internal(set) var shadowings: [(inner: Int, outer: Int)] = []
  /// The variable of each name, by where the name starts.
  var places: [Int: Int] = [:]

  package init(_ tree: SyntaxTree) {
    var reader = ScopeReader()
    reader.read(tree.block)
    self = reader.scopes
  }

  init() {}

  package subscript(name: Name) -> Variable? { places[name.span.start].map { variables[$0] } }

  /// The variable's number, for telling variables of one name apart.
  package func number(of name: Name) -> Int? { places[name.span.start] }
}
