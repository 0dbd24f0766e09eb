/// Something a policy wants known, without denying.
public struct Warning: Hashable, Sendable {
  /// The policy's id.
  public let id: String
  public let code: String
  public let message: String
  public let adminMessage: String?
  /// The policy's file and line.
  public let source: String?
  /// The place of the part in a compound action, counted from 0.
  public let index: Int?

  package init(
    id: String, code: String, message: String, adminMessage: String? = nil, source: String? = nil, index: Int? = nil
  ) {
    self.id = id
    self.code = code
    self.message = message
    self.adminMessage = adminMessage
    self.source = source
    self.index = index
  }
}
