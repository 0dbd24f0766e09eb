/// Who asks. AuthZEN's word for the person (or process on a person's behalf) that wants to act.
public struct Subject: Hashable, Sendable {
  /// Whether the person has a usable iCloud account. Source: `CKAccountStatus`.
  public enum AccountStatus: String, CaseIterable, Hashable, Sendable {
    case available, noAccount, temporarilyUnavailable, restricted
  }

  /// `subject.id` as it was written: a participantID, a user record name, an e-mail address or a phone number.
  public var id: String
  /// What is known of the subject: the address or number that `id` is, and the identities in its properties.
  public var identity: Identity
  public var accountStatus: AccountStatus
  /// The organization's own labels.
  public var properties: Labels

  public init(
    id: String, identity: Identity = Identity(), accountStatus: AccountStatus = .available,
    properties: Labels = Labels()
  ) {
    self.id = id
    self.identity = identity
    self.accountStatus = accountStatus
    self.properties = properties
  }

  /// Whether the subject is the person of that identity. `id` may be any kind of key, so it is held against each.
  public func matches(_ other: Identity) -> Bool {
    guard !id.isEmpty else { return identity.matches(other) }
    return other.participantID?.hasSameBytes(as: id) == true || other.userRecordName?.hasSameBytes(as: id) == true
      || identity.matches(other)
  }

  /// The identity under which a subject who joins by a link enters the list.
  public var joiningIdentity: Identity {
    var joining = identity
    joining.participantID = nil
    if joining.isEmpty, !id.isEmpty { joining.userRecordName = id }
    return joining
  }
}
