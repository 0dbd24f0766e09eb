/// A policy that shows a rule: what lies in its folder.
package struct LintExample: Sendable {
  /// What stands in the script before the place of a finding.
  static let mark: Character = "«"

  private let marked: String
  /// What the page beside the policy says; `nil`: there is none.
  package var readme: String?
  package var hasTests: Bool
  package var isListed: Bool

  /// - Parameter readme: names all codes of the policy, if it isn't given.
  init(_ marked: String, readme: String? = "", hasTests: Bool = true, isListed: Bool = true) {
    self.marked = marked
    self.readme = readme
    self.hasTests = hasTests
    self.isListed = isListed
  }

  /// The script.
  package var script: String { marked.filter { $0 != Self.mark } }

  /// Where the mark stands, in bytes; `nil` without one.
  package var place: Int? { marked.firstIndex(of: Self.mark).map { marked[..<$0].utf8.count } }
}
