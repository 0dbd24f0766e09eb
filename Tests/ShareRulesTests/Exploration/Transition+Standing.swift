import ShareModel

extension Transition {
  /// Whether somebody of the person's standing may do such a thing at all: the table of the rule book in the large,
  /// written down apart from the rules.
  var isPermitted: Bool {
    if action.name == .lookUpParticipant { return isKnown }
    guard isKnown else { return false }
    guard let own else {
      if isBlocked { return action.name == .fetchShareMetadata && before.isPublic }
      switch action.name {
      case .acceptShare, .fetchShareMetadata: return before.isPublic
      case .requestAccess: return !before.isPublic && before.allowsAccessRequests
      default: return false
      }
    }
    if own.isPending {
      if isBlocked { return action.name == .fetchShareMetadata && before.isPublic }
      return [.acceptShare, .fetchShareMetadata, .readShareURL].contains(action.name)
    }
    switch own.role {
    case .owner: return ![.acceptShare, .leaveShare, .requestAccess, .transferOwnership].contains(action.name)
    case .administrator: return isGuestAction(of: own) || isAdministration
    case .privateUser, .publicUser: return isGuestAction(of: own)
    case .unknown: return false
    }
  }

  /// An entry with something unknown in it gives no standing.
  private var isKnown: Bool {
    before.participants.allSatisfy { $0.identity.userRecordName != name || !$0.hasUnknownStanding }
  }

  private var isBlocked: Bool { before.blockedIdentities.contains { $0.identity.userRecordName == name } }

  /// What a person in the share may do with the records, stated anew.
  private func reach(of own: Participant) -> ParticipantPermission {
    own.role == .publicUser ? before.publicPermission : own.permission
  }

  private func isGuestAction(of own: Participant) -> Bool {
    let reads = reach(of: own) == .readOnly || reach(of: own) == .readWrite
    let writes = reach(of: own) == .readWrite
    switch action {
    case .leaveShare, .deleteShare, .deleteZone, .acceptShare, .fetchShareMetadata, .readShare, .readShareURL:
      return true
    case .readRecord: return reads
    case .createRecord, .modifyRecord: return writes
    case .deleteRecord(let record): return record.recordName == "share" || writes && record.recordName != "root"
    case .modifyRecords(let parts): return parts.isEmpty || writes
    case .removeParticipant(let person): return person.userRecordName == name
    default: return false
    }
  }

  private var isAdministration: Bool {
    switch action {
    case .saveShare, .addParticipant, .removeParticipant, .setParticipantPermission: true
    case .setAllowsAccessRequests, .approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity: true
    default: false
    }
  }
}
