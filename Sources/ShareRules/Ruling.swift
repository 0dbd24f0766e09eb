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
  /// Sorted, each once.
  public let assumptions: [String]
  /// The rules that decided, by id, sorted.
  public let asked: [String]
  /// Whether an allowed action deletes the share.
  public let isDeleted: Bool

  public var isAllowed: Bool { refusals.isEmpty }

  init(refusals: [Refusal], copy: WorkingCopy, assumptions: Set<String>, asked: Set<String>) {
    self.refusals = refusals
    let stands = refusals.isEmpty
    effects = stands ? copy.effects : []
    after = stands && !copy.isDeleted ? copy.share : nil
    isDeleted = stands && copy.isDeleted
    self.assumptions = assumptions.sorted()
    self.asked = asked.sorted()
  }
}
