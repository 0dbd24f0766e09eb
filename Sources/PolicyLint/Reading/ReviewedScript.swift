package import LuaSyntax
internal import PolicyTesting
internal import ShareWarden

/// A script as rules look at it: its text, read, and what lies around it.
package struct ReviewedScript {
  package enum Kind: Sendable {
    case policy
    /// Tests in Lua.
    case tests
  }

  /// The policy that it is, or that it tests; empty for tests of the whole set.
  package let id: String
  /// The way from the set's directory.
  package let file: String
  package let kind: Kind
  package let tree: SyntaxTree
  package let declaration: ScriptDeclaration
  package let meanings: Meanings
  package let surroundings: Surroundings
  /// Runs it, if it can be run and goes through anything.
  private let makeTrial: (SyntaxTree, ScriptDeclaration) -> CrowdTrial?

  /// What lies around a policy.
  package struct Surroundings {
    /// What its README says; `nil` where there is none. A policy of one file has its page at the top of the set.
    package var readme: String?
    /// The ways to its tests.
    package var tests: [String] = []
    /// Whether the set has it on.
    package var isListed = true
  }

  init(
    id: String, file: String, kind: Kind, source: [UInt8], surroundings: Surroundings,
    trial: @escaping (SyntaxTree, ScriptDeclaration) -> CrowdTrial? = { _, _ in nil }
  ) {
    self.id = id
    self.file = file
    self.kind = kind
    self.surroundings = surroundings
    makeTrial = trial
    tree = SyntaxTree(parsing: source)
    declaration = kind == .policy ? ScriptDeclaration(tree) : ScriptDeclaration()
    meanings = Meanings(tree, declaration)
  }

  var text: SourceText { tree.text }
  var scopes: Scopes { tree.scopes }

  /// The functions, libraries and values that are there without being made.
  var givenNames: [String] { ScriptSchema.current.globals + (kind == .tests ? TestDialect.names : []) }

  /// What it takes when many people are in a share; `nil` where it can't be run, or goes through nothing.
  func trial() -> CrowdTrial? { makeTrial(tree, declaration) }

  /// Every expression in the script.
  func visitExpressions(_ body: (Expression) -> Void) { tree.block.visitExpressions(body) }
  func visitStatements(_ body: (Statement) -> Void) { tree.block.visitStatements(body) }
}
