/// One reason to deny.
public struct Denial: Hashable, Sendable {
  /// Who refuses.
  public enum Layer: String, Hashable, Sendable {
    case builtin, policy
  }

  public let layer: Layer
  /// The rule (`R142`) or the policy's id.
  public let id: String
  /// The CKError's name, or the policy's own code.
  public let code: String
  /// For the person who asked: never holds another participant's address.
  public let message: String
  /// For the administrator; may name people.
  public let adminMessage: String?
  /// The policy's file and line; `nil` for a rule.
  public let source: String?
  /// The closest CKError of a built-in denial.
  public let ckError: CloudKitError?
  /// The place of the failing part in a compound action, counted from 0.
  public let index: Int?
  /// Whether a policy in shadow mode failed rather than refused. Not part of a decision as JSON.
  package let isFailure: Bool

  package init(
    layer: Layer, id: String, code: String, message: String, adminMessage: String? = nil, source: String? = nil,
    ckError: CloudKitError? = nil, index: Int? = nil, isFailure: Bool = false
  ) {
    self.layer = layer
    self.id = id
    self.code = code
    self.message = message
    self.adminMessage = adminMessage
    self.source = source
    self.ckError = ckError
    self.index = index
    self.isFailure = isFailure
  }
}
