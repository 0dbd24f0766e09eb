internal import LuaSyntax

/// A rule of a reviewer, with what there is to know about it. Its examples are its tests.
package protocol LintRule: SendableMetatype {
  /// In lower case, with `-` between words.
  static var id: String { get }
  /// What it asks for, in one sentence.
  static var sentence: String { get }
  /// Why, and what to do.
  static var explanation: String { get }
  /// A policy with a finding of this rule and of no other, at its mark.
  static var bad: LintExample { get }
  /// The same, as it should be: there is nothing to find.
  static var good: LintExample { get }

  static var subject: LintSubject { get }

  static func remarks(on policy: ReviewedScript) -> [Remark]
}

extension LintRule {
  package static var subject: LintSubject { .policies }
}

/// What a rule looks at.
package enum LintSubject: Sendable {
  /// The scripts of policies.
  case policies
  /// The scripts of policies and of their tests.
  case scripts
  /// What lies around a policy, whether its script is Lua or not.
  case surroundings
}

/// What a rule has to say about a policy.
package struct Remark {
  /// `nil` where the file as a whole is meant.
  var span: SourceSpan?
  /// Lower case, no full stop.
  var message: String
  /// What to do about it.
  var remedy: String

  init(_ span: SourceSpan?, _ message: String, _ remedy: String) {
    self.span = span
    self.message = message
    self.remedy = remedy
  }
}
