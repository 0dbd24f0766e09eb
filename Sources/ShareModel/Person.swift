/// Somebody a share knows without being a participant: a requester or a blocked identity.
/// Source: `CKShare.AccessRequester`, `CKShare.BlockedIdentity`.
public struct Person: Hashable, Sendable {
  public var identity: Identity
  /// The name for people to read, if one is known.
  public var name: String?
  /// `nil`: not said.
  public var hasiCloudAccount: Bool?
  /// The organization's own labels.
  public var properties: Labels

  public init(identity: Identity, name: String? = nil, hasiCloudAccount: Bool? = nil, properties: Labels = Labels()) {
    self.identity = identity
    self.name = name
    self.hasiCloudAccount = hasiCloudAccount
    self.properties = properties
  }

  /// Whether both say the same of the same person, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && left.name.hasSameBytes(as: right.name)
      && left.hasiCloudAccount == right.hasiCloudAccount && left.properties == right.properties
  }
}
