public import ShareModel

/// What the rule book says to one request.
public struct Ruling: Hashable, Sendable {
  public struct Refusal: Hashable, Sendable {
    public let rule: String
    public let code: CloudKitError
    /// For the person who asked; never holds an address.
    public let message: String
    /// The place of the failing part in a compound action, counted from 0.
    public let index: Int?
  }

  public let refusals: [Refusal]
  /// Empty on a refusal.
  public let effects: [Effect]
  /// The share after all parts; `nil` where it was refused or is gone.
  public let after: Share?
  /// Whether an allowed action deletes the share.
  public let isDeleted: Bool
  /// The rules that decided.
  package let rules: RuleNumbers
  private let assumed: Assumptions

  public var isAllowed: Bool { refusals.isEmpty }
  /// Sorted, each once.
  public var assumptions: [String] { assumed.texts }
  /// The rules that decided, by id, sorted.
  public var asked: [String] { rules.ids }

  init(refusals: [Refusal], copy: WorkingCopy, assumed: Assumptions, rules: RuleNumbers) {
    self.refusals = refusals
    let stands = refusals.isEmpty
    isDeleted = stands && copy.isDeleted
    effects = stands ? copy.effects : []
    after = stands && !copy.isDeleted ? copy.share : nil
    self.assumed = assumed
    self.rules = rules
  }
}
