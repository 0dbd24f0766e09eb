package import LuaSyntax

/// What a careful reviewer would say about a place in a policy set.
package struct LintFinding: Hashable, Sendable {
  /// The id of the rule that says it.
  package var rule: String
  /// The file, under the name that the policy set was asked for by.
  package var file: String
  /// `nil` where the file as a whole, or one that is missing, is meant.
  package var place: SourcePlace?
  /// Lower case, no full stop.
  package var message: String
  /// What to do about it.
  package var remedy: String

  package init(rule: String, file: String, place: SourcePlace?, message: String, remedy: String) {
    self.rule = rule
    self.file = file
    self.place = place
    self.message = message
    self.remedy = remedy
  }
}
