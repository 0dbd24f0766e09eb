/// One entry of a share's list. Source: `CKShare.Participant`.
public struct Participant: Hashable, Sendable {
  private var particulars: Shared<Particulars>
  public var role: ParticipantRole
  /// The participant's own permission. What they may do now also depends on the share: ``Share/effectivePermission(of:)``.
  public var permission: ParticipantPermission
  public var acceptanceStatus: ParticipantAcceptanceStatus
  /// `false` for an invited address that no iCloud account has claimed; `nil`: not said.
  public var hasiCloudAccount: Bool?
  /// Whether the entry is the slot of a one-time link.
  public var isOneTimeURL: Bool
  /// Whether the participant asked for access and was approved (OS 26).
  public var isApprovedRequester: Bool
  /// The server's stamp of when the participant was added; `nil` before the first save.
  public var dateAddedToShare: Timestamp?

  public init(
    identity: Identity, name: String? = nil, role: ParticipantRole = .unknown,
    permission: ParticipantPermission = .unknown, acceptanceStatus: ParticipantAcceptanceStatus = .unknown,
    hasiCloudAccount: Bool? = nil, isOneTimeURL: Bool = false, isApprovedRequester: Bool = false,
    dateAddedToShare: Timestamp? = nil, properties: Labels = Labels()
  ) {
    particulars = Shared(Particulars(identity: identity, name: name, properties: properties))
    self.role = role
    self.permission = permission
    self.acceptanceStatus = acceptanceStatus
    self.hasiCloudAccount = hasiCloudAccount
    self.isOneTimeURL = isOneTimeURL
    self.isApprovedRequester = isApprovedRequester
    self.dateAddedToShare = dateAddedToShare
  }

  /// The entry of the person an invitation is for.
  package init(
    of invitation: Invitation, role: ParticipantRole, permission: ParticipantPermission,
    acceptanceStatus: ParticipantAcceptanceStatus, dateAddedToShare: Timestamp?
  ) {
    particulars = invitation.particulars
    self.role = role
    self.permission = permission
    self.acceptanceStatus = acceptanceStatus
    hasiCloudAccount = invitation.hasiCloudAccount
    isOneTimeURL = invitation.isOneTimeURL
    isApprovedRequester = false
    self.dateAddedToShare = dateAddedToShare
  }

  public var isOwner: Bool { role == .owner }
  public var isPending: Bool { acceptanceStatus == .pending }
  public var isAccepted: Bool { acceptanceStatus == .accepted }

  /// Whether any of role, permission and status is unknown: such an entry has no powers.
  public var hasUnknownStanding: Bool {
    role == .unknown || permission == .unknown || acceptanceStatus == .unknown
  }
}

extension Participant {
  public var identity: Identity {
    get { particulars.value.identity }
    set { particulars.value.identity = newValue }
  }

  /// The name for people to read, if one is known.
  public var name: String? {
    get { particulars.value.name }
    set { particulars.value.name = newValue }
  }

  /// The organization's own labels.
  public var properties: Labels {
    get { particulars.value.properties }
    set { particulars.value.properties = newValue }
  }
}
