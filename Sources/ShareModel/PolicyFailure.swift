/// A policy that could not be asked to its end. It denies: nobody is let in by a broken policy.
public struct PolicyFailure: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The script raised an error.
    case runtime
    /// `check` returned something.
    case contract
    /// The step limit.
    case steps
    /// The memory limit, or a string beyond its limit.
    case memory
    /// `deny` or `warn` was called with something it cannot record.
    case output
  }

  /// The policy's id.
  public let id: String
  public let kind: Kind
  /// For the administrator.
  public let message: String
  /// The policy's file and line.
  public let source: String?
  /// The functions that were being called, innermost first.
  public let callPath: [String]
  /// The place of the part in a compound action, counted from 0.
  public let index: Int?
  /// Whether asking again may go well: the process that the policy should run in gave no answer in time or could not be
  /// started, or the machine had no memory for the policy, for which the policy need not be to blame. Not part of a decision as JSON.
  public let isTransient: Bool

  package init(
    id: String, kind: Kind, message: String, source: String?, callPath: [String] = [], index: Int? = nil,
    isTransient: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.message = message
    self.source = source
    self.callPath = callPath
    self.index = index
    self.isTransient = isTransient
  }
}
