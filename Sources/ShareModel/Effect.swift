/// What an allowed action does to the share, from a closed list.
public enum Effect: Hashable, Sendable {
  case participantAdded(Participant, before: Participant?)
  case participantUpdated(Participant, before: Participant)
  case participantRemoved(Participant)
  case participantLeft(Participant)
  case participantAccepted(Participant, before: Participant)
  case publicPermissionChanged(from: ParticipantPermission, to: ParticipantPermission)
  case shareCreated
  case shareDeleted
  /// Names of the records created, modified or deleted; empty where the whole zone goes.
  case recordsChanged([String])
  /// Names of the share's fields that were set, in order.
  case fieldsChanged([String])
  case accessRequestsChanged(from: Bool, to: Bool)
  case requesterAdded(Person)
  case requesterRemoved(Person)
  case identityBlocked(Person)
  case identityUnblocked(Person)

  /// The word that stands for the effect on the wire.
  public var kind: String {
    switch self {
    case .participantAdded: "participantAdded"
    case .participantUpdated: "participantUpdated"
    case .participantRemoved: "participantRemoved"
    case .participantLeft: "participantLeft"
    case .participantAccepted: "participantAccepted"
    case .publicPermissionChanged: "publicPermissionChanged"
    case .shareCreated: "shareCreated"
    case .shareDeleted: "shareDeleted"
    case .recordsChanged: "recordsChanged"
    case .fieldsChanged: "fieldsChanged"
    case .accessRequestsChanged: "accessRequestsChanged"
    case .requesterAdded: "requesterAdded"
    case .requesterRemoved: "requesterRemoved"
    case .identityBlocked: "identityBlocked"
    case .identityUnblocked: "identityUnblocked"
    }
  }
}
