import ShareModel

extension WorkingCopy {
  /// Does what an allowed action does; each chapter says it for its own.
  mutating func carryOut(_ situation: borrowing Situation) {
    switch situation.action {
    case .createShare(let creation): create(creation, by: situation.subject)
    case .addParticipant: situation.invitation.map { invite($0, situation.whereabouts) }
    case .removeParticipant: removePerson(situation)
    case .setParticipantPermission(_, let permission): set(permission, at: situation.place)
    case .setParticipantRole(_, let role): set(role, at: situation.place)
    case .setPublicPermission(let permission): open(permission, profile: situation.profile)
    case .setShareFields(let fields): set(fields)
    case .acceptShare: accept(situation)
    case .leaveShare: leave(situation.actor)
    case .deleteShare, .deleteZone: stopSharing(situation)
    case .createRecord(let record), .modifyRecord(let record):
      effects.append(.recordsChanged([record.recordName].filter { !$0.isEmpty }))
    case .deleteRecord(let record): deleteRecord(record)
    case .setAllowsAccessRequests(let value): allowRequests(value)
    case .requestAccess: request(by: situation.subject)
    case .approveAccessRequest(let person): approve(person, existing: situation.place)
    case .denyAccessRequest(let person): takeRequest(of: person)
    case .blockRequester(let person): block(person, existing: situation.place)
    case .unblockIdentity(let person): unblock(where: { $0.identity.matches(person) })
    case .saveShare, .modifyRecords, .lookUpParticipant, .fetchShareMetadata, .readRecord, .readShare, .readShareURL,
      .getOneTimeURL, .transferOwnership:
      break
    }
  }
}
