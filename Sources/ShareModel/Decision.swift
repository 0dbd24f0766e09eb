/// One answer. It is an allow exactly when nothing speaks against it: ``denials`` and ``errors`` are both empty. Only the
/// host makes decisions.
public struct Decision: Hashable, Sendable {
  /// Reasons to deny, built-in rules before policies, in a fixed order.
  public let denials: [Denial]
  /// Policies that failed; each denies.
  public let errors: [PolicyFailure]
  /// What policies in shadow mode would have said; never denies.
  public let shadowDenials: [Denial]
  public let warnings: [Warning]
  /// What an allowed action does to the share; empty on a deny.
  public let effects: [Effect]
  /// Facts that the request did not give and that were taken as the ordinary case.
  public let assumptions: [String]
  /// The policies that were asked, by id.
  public let policies: [PolicyTrace]
  private let rules: RuleNumbers
  /// The share after an allowed action; `nil` on a deny or where the share is gone.
  public let resultingShare: Share?

  /// The built-in rules that decided, by id, sorted; not on the wire.
  public var rulesDeciding: [String] { rules.ids }

  /// Whether the subject may go ahead.
  public var isAllowed: Bool { denials.isEmpty && errors.isEmpty }

  package init(
    denials: [Denial] = [], errors: [PolicyFailure] = [], shadowDenials: [Denial] = [], warnings: [Warning] = [],
    effects: [Effect] = [], assumptions: [String] = [], policies: [PolicyTrace] = [], resultingShare: Share? = nil,
    rules: RuleNumbers = RuleNumbers()
  ) {
    let stands = denials.isEmpty && errors.isEmpty
    self.denials = denials
    self.errors = errors
    self.shadowDenials = shadowDenials
    self.warnings = warnings
    self.effects = stands ? effects : []
    self.assumptions = assumptions
    self.policies = policies
    self.rules = rules
    self.resultingShare = stands ? resultingShare : nil
  }
}
