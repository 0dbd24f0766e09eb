/// A person to be added to a share, as the caller describes them.
public struct Invitation: Hashable, Sendable {
  private(set) var particulars: Shared<Particulars>
  /// Whether a slot for a one-time link is added instead of a named person.
  public var isOneTimeURL: Bool
  /// `nil`: CloudKit's default, `privateUser`.
  public var role: ParticipantRole?
  /// `nil`: CloudKit's default, `readOnly`.
  public var permission: ParticipantPermission?
  /// `false`: the address belongs to no iCloud account yet; `nil`: not said.
  public var hasiCloudAccount: Bool?
  /// Whether the participant object came from a look-up; `nil`: not said. Source: rule R103.
  public var isLookedUp: Bool?
  /// Whether the participant object is attached to another share; `nil`: not said. Source: rule R055.
  public var isAttachedToOtherShare: Bool?
  /// A status that the caller tries to set; CloudKit sets it, never a caller. Source: rules R041 and R128.
  public var acceptanceStatus: ParticipantAcceptanceStatus?

  public init(
    identity: Identity = Identity(), name: String? = nil, isOneTimeURL: Bool = false, role: ParticipantRole? = nil,
    permission: ParticipantPermission? = nil, hasiCloudAccount: Bool? = nil, isLookedUp: Bool? = nil,
    isAttachedToOtherShare: Bool? = nil, acceptanceStatus: ParticipantAcceptanceStatus? = nil,
    properties: Labels = Labels()
  ) {
    particulars = Shared(Particulars(identity: identity, name: name, properties: properties))
    self.isOneTimeURL = isOneTimeURL
    self.role = role
    self.permission = permission
    self.hasiCloudAccount = hasiCloudAccount
    self.isLookedUp = isLookedUp
    self.isAttachedToOtherShare = isAttachedToOtherShare
    self.acceptanceStatus = acceptanceStatus
  }
}

extension Invitation {
  /// Whether it has no key of anybody.
  package var namesNobody: Bool { particulars.value.identity.isEmpty }

  public var identity: Identity {
    get { particulars.value.identity }
    set { particulars.value.identity = newValue }
  }

  public var name: String? {
    get { particulars.value.name }
    set { particulars.value.name = newValue }
  }

  public var properties: Labels {
    get { particulars.value.properties }
    set { particulars.value.properties = newValue }
  }
}
