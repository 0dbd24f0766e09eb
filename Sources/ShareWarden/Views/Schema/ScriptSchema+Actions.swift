package import ShareModel

extension ScriptSchema {
  static let action = Record(
    name: "action", about: "an action with its properties; those that another action has are nil",
    fields: [
      Field("name", .words(ActionName.allCases.map(\.rawValue)), "what it is called"),
      Field("participant", .record("target"), optional: true, "whom it is about"),
      Field("permission", .words(permissions), optional: true, "the permission to set"),
      Field("role", .words(roles), optional: true, "the role to set"),
      Field("fields", .map, optional: true, "the fields of the share to set"),
      Field("oneTimeURL", .text, optional: true, "the participantID of a one-time link that is used"),
      Field("value", .boolean, optional: true, "whether people may ask for access"),
      Field("requester", .record("target"), optional: true, "who asked for access"),
      Field("record", .record("record"), optional: true, "the record that it is about"),
      Field("root", .record("root"), optional: true, "what the new share is made for"),
      Field("zone", .record("zone"), optional: true, "where the new share lies"),
    ])

  /// The fields of `request.action`, beside its name, that an action has; of a compound one those of its parts.
  package static func properties(of action: ActionName) -> [String] {
    switch action {
    case .addParticipant, .removeParticipant, .lookUpParticipant, .getOneTimeURL, .transferOwnership: ["participant"]
    case .setParticipantPermission: ["participant", "permission"]
    case .setParticipantRole: ["participant", "role"]
    case .approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity: ["requester"]
    case .setPublicPermission: ["permission"]
    case .setAllowsAccessRequests: ["value"]
    case .fetchShareMetadata, .acceptShare: ["oneTimeURL"]
    case .setShareFields: ["fields"]
    case .readRecord, .createRecord, .modifyRecord, .deleteRecord: ["record"]
    case .createShare: ["root", "zone"]
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: []
    case .saveShare: union(ActionName.allCases.filter(\.isShareEdit))
    case .modifyRecords: union(ActionName.allCases.filter(\.isBatchOperation))
    }
  }

  private static func union(_ actions: [ActionName]) -> [String] {
    Set(actions.flatMap { properties(of: $0) }).sorted()
  }

  /// The actions that a word in a policy's `actions` stands for; `nil` for a word that stands for none.
  package static func actions(_ word: String) -> Set<ActionName>? {
    switch word {
    case "sharing": Set(ActionName.allCases.filter { !$0.concernsRecords })
    case "records": Set(ActionName.allCases.filter { $0.concernsRecords && $0 != .modifyRecords })
    default: ActionName(rawValue: word).map { [$0] }
    }
  }
}
