package import LuaSyntax

/// A policy as rules look at it: its script, read, and what lies around it.
package struct ReviewedPolicy {
  package let id: String
  /// The way from the set's directory.
  package let file: String
  package let tree: SyntaxTree
  package let scopes: Scopes
  package let declaration: ScriptDeclaration
  package let meanings: Meanings
  package let surroundings: Surroundings

  /// What lies around a policy.
  package struct Surroundings {
    /// What its README says; `nil` where there is none. A policy of one file has its page at the top of the set.
    package var readme: String?
    /// The ways to its tests.
    package var tests: [String]
    /// Whether `policyset.json` lists it; `nil` where there is no such file, so that every policy is on.
    package var isListed: Bool?
  }

  init(id: String, file: String, source: [UInt8], surroundings: Surroundings) {
    self.id = id
    self.file = file
    self.surroundings = surroundings
    tree = SyntaxTree(parsing: source)
    scopes = Scopes(tree)
    declaration = ScriptDeclaration(tree, scopes)
    meanings = Meanings(tree, scopes, declaration)
  }

  var text: SourceText { tree.text }

  /// Every expression in the script.
  func visitExpressions(_ body: (Expression) -> Void) { tree.block.visitExpressions(body) }
  func visitStatements(_ body: (Statement) -> Void) { tree.block.visitStatements(body) }

  /// Whether the expression is a function or library that is there without being made.
  func isGlobal(_ expression: Expression, _ name: String) -> Bool {
    guard case .variable(let variable) = expression.kind else { return false }
    return variable.text == name && scopes.number(of: variable) == nil
  }

  /// The call's arguments, if it is one of that global function.
  func arguments(of expression: Expression, calling name: String) -> [Expression]? {
    guard case .call(let function, let arguments) = expression.kind, isGlobal(function, name) else { return nil }
    return arguments
  }
}
