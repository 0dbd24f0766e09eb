/// The names of the actions, as they stand in `action.name`.
public enum ActionName: String, CaseIterable, Hashable, Sendable {
  case createShare, saveShare, addParticipant, removeParticipant, setParticipantPermission, setParticipantRole
  case setPublicPermission, setShareFields, lookUpParticipant, fetchShareMetadata, acceptShare, leaveShare
  case deleteShare, deleteZone, readRecord, createRecord, modifyRecord, deleteRecord, modifyRecords, readShare
  case readShareURL, getOneTimeURL, setAllowsAccessRequests, requestAccess, approveAccessRequest, denyAccessRequest
  case blockRequester, unblockIdentity, transferOwnership

  /// Whether the action concerns records; all others concern the share and its people. A batch may concern both.
  public var concernsRecords: Bool {
    switch self {
    case .readRecord, .createRecord, .modifyRecord, .deleteRecord, .modifyRecords: true
    default: false
    }
  }

  /// Whether the action may stand among the edits of `saveShare`.
  public var isShareEdit: Bool {
    switch self {
    case .addParticipant, .removeParticipant, .setParticipantPermission, .setParticipantRole, .setPublicPermission,
      .setShareFields, .setAllowsAccessRequests, .approveAccessRequest, .denyAccessRequest, .blockRequester,
      .unblockIdentity:
      true
    default: false
    }
  }

  /// Whether the action may stand among the operations of `modifyRecords`.
  public var isBatchOperation: Bool {
    isShareEdit || (concernsRecords && self != .modifyRecords)
  }
}

extension Action {
  public var name: ActionName {
    switch self {
    case .createShare: .createShare
    case .saveShare: .saveShare
    case .addParticipant: .addParticipant
    case .removeParticipant: .removeParticipant
    case .setParticipantPermission: .setParticipantPermission
    case .setParticipantRole: .setParticipantRole
    case .setPublicPermission: .setPublicPermission
    case .setShareFields: .setShareFields
    case .lookUpParticipant: .lookUpParticipant
    case .fetchShareMetadata: .fetchShareMetadata
    case .acceptShare: .acceptShare
    case .leaveShare: .leaveShare
    case .deleteShare: .deleteShare
    case .deleteZone: .deleteZone
    case .readRecord: .readRecord
    case .createRecord: .createRecord
    case .modifyRecord: .modifyRecord
    case .deleteRecord: .deleteRecord
    case .modifyRecords: .modifyRecords
    case .readShare: .readShare
    case .readShareURL: .readShareURL
    case .getOneTimeURL: .getOneTimeURL
    case .setAllowsAccessRequests: .setAllowsAccessRequests
    case .requestAccess: .requestAccess
    case .approveAccessRequest: .approveAccessRequest
    case .denyAccessRequest: .denyAccessRequest
    case .blockRequester: .blockRequester
    case .unblockIdentity: .unblockIdentity
    case .transferOwnership: .transferOwnership
    }
  }

  /// The parts of a compound action in their order, or the action alone.
  public var parts: [Action] {
    switch self {
    case .saveShare(let edits): edits
    case .modifyRecords(let operations): operations
    default: [self]
    }
  }

  /// Whether the action is a list of others.
  public var isCompound: Bool { name == .saveShare || name == .modifyRecords }
}
