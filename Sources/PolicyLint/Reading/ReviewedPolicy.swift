package import LuaSyntax

/// A policy as rules look at it: its script, read, and what lies around it.
package struct ReviewedPolicy {
  package let id: String
  /// The way from the set's directory.
  package let file: String
  package let tree: SyntaxTree
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
    declaration = ScriptDeclaration(tree)
    meanings = Meanings(tree, declaration)
  }

  var text: SourceText { tree.text }
  var scopes: Scopes { tree.scopes }

  /// Every expression in the script.
  func visitExpressions(_ body: (Expression) -> Void) { tree.block.visitExpressions(body) }
  func visitStatements(_ body: (Statement) -> Void) { tree.block.visitStatements(body) }
}
