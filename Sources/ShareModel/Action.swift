/// What the subject wants to do. The names are those of the wire; see ``ActionName``.
public indirect enum Action: Hashable, Sendable {
  case createShare(ShareCreation)
  /// Edits of the share in the caller's order, all or nothing.
  case saveShare([Action])
  case addParticipant(Invitation)
  case removeParticipant(Identity)
  case setParticipantPermission(Identity, ParticipantPermission)
  case setParticipantRole(Identity, ParticipantRole)
  case setPublicPermission(ParticipantPermission)
  /// Title, thumbnail and custom keys of the share record.
  case setShareFields(Labels)
  case lookUpParticipant(Identity)
  /// The payload is the participantID of a one-time link, if one is used.
  case fetchShareMetadata(oneTimeURL: String?)
  case acceptShare(oneTimeURL: String?)
  case leaveShare
  case deleteShare
  case deleteZone
  case readRecord(RecordTarget)
  case createRecord(RecordTarget)
  case modifyRecord(RecordTarget)
  case deleteRecord(RecordTarget)
  /// Record actions and share edits in one atomic batch.
  case modifyRecords([Action])
  case readShare
  case readShareURL
  case getOneTimeURL(Identity)
  case setAllowsAccessRequests(Bool)
  case requestAccess
  case approveAccessRequest(Identity)
  case denyAccessRequest(Identity)
  case blockRequester(Identity)
  case unblockIdentity(Identity)
  case transferOwnership(Identity)
}

extension Action {
  /// The person whom the action names, by whatever keys it gives.
  package var personNamed: Identity? {
    switch self {
    case .addParticipant(let invitation): invitation.identity
    case .removeParticipant(let person), .setParticipantPermission(let person, _), .setParticipantRole(let person, _),
      .lookUpParticipant(let person), .getOneTimeURL(let person), .approveAccessRequest(let person),
      .denyAccessRequest(let person), .blockRequester(let person), .unblockIdentity(let person),
      .transferOwnership(let person):
      person
    default: nil
    }
  }
}
