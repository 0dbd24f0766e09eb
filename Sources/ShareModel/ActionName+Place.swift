extension ActionName {
  /// The name's place among all cases, for tables by action.
  package var place: Int {
    switch self {
    case .createShare: 0
    case .saveShare: 1
    case .addParticipant: 2
    case .removeParticipant: 3
    case .setParticipantPermission: 4
    case .setParticipantRole: 5
    case .setPublicPermission: 6
    case .setShareFields: 7
    case .lookUpParticipant: 8
    case .fetchShareMetadata: 9
    case .acceptShare: 10
    case .leaveShare: 11
    case .deleteShare: 12
    case .deleteZone: 13
    case .readRecord: 14
    case .createRecord: 15
    case .modifyRecord: 16
    case .deleteRecord: 17
    case .modifyRecords: 18
    case .readShare: 19
    case .readShareURL: 20
    case .getOneTimeURL: 21
    case .setAllowsAccessRequests: 22
    case .requestAccess: 23
    case .approveAccessRequest: 24
    case .denyAccessRequest: 25
    case .blockRequester: 26
    case .unblockIdentity: 27
    case .transferOwnership: 28
    }
  }
}

/// By place: the word that stands for an action on the wire would take ten times as long to hash and to compare.
extension ActionName {
  public static func == (left: Self, right: Self) -> Bool { left.place == right.place }

  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
