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
  /// Where the share as it is has the one who asks: an entry that holds a place before one that no longer does. `nil`
  /// where it has nobody, or cannot tell who that is.
  package let actorPlace: Int?
  /// Where the share after has somebody of whom the share as it is has nothing, if adding them is all that an action
  /// does; `nil` of any other.
  package let newcomer: Int?
  private let assumed: Assumptions

  public var isAllowed: Bool { refusals.isEmpty }
  /// Sorted, each once.
  public var assumptions: [String] { assumed.texts }
  /// The rules that decided, by id, sorted.
  public var asked: [String] { rules.ids }

  init(
    refusals: [Refusal], copy: consuming WorkingCopy, assumed: Assumptions, rules: RuleNumbers, actorPlace: Int?,
    newcomer: Int?
  ) {
    self.refusals = refusals
    let stands = refusals.isEmpty
    isDeleted = stands && copy.isDeleted
    after = stands && !copy.isDeleted ? copy.share : nil
    effects = stands ? copy.effects : []
    self.assumed = assumed
    self.rules = rules
    self.actorPlace = actorPlace
    self.newcomer = stands ? newcomer : nil
  }
}
