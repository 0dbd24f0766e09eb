package import ShareModel

extension Action {
  /// The participant an action on the list is about. Looking somebody up is about nobody in the share.
  var personConcerned: Identity? { name == .lookUpParticipant ? nil : personNamed }

  var invitation: Invitation? {
    if case .addParticipant(let invitation) = self { invitation } else { nil }
  }

  /// The permission that is to be set.
  var permission: ParticipantPermission? {
    switch self {
    case .addParticipant(let invitation): invitation.permission
    case .setParticipantPermission(_, let permission), .setPublicPermission(let permission): permission
    default: nil
    }
  }

  /// The role that is to be set.
  var role: ParticipantRole? {
    switch self {
    case .addParticipant(let invitation): invitation.role
    case .setParticipantRole(_, let role): role
    default: nil
    }
  }

  var fields: Labels? {
    if case .setShareFields(let fields) = self { fields } else { nil }
  }

  var record: RecordTarget? {
    switch self {
    case .readRecord(let record), .createRecord(let record), .modifyRecord(let record), .deleteRecord(let record):
      record
    default: nil
    }
  }

  var creation: ShareCreation? {
    if case .createShare(let creation) = self { creation } else { nil }
  }

  var oneTimeURL: String? {
    switch self {
    case .fetchShareMetadata(let id), .acceptShare(let id): id
    default: nil
    }
  }

  /// The action that is meant. An operation on the share's own record, however it is dressed, is one on the share.
  package func meant(for share: Share) -> Action {
    guard let record,
      record.recordName.hasSameBytes(as: share.recordName) || record.recordName == Share.zoneWideRecordName
    else {
      return self
    }
    switch self {
    case .readRecord: return .readShare
    case .deleteRecord: return .deleteShare
    default: return .setShareFields(Labels())
    }
  }
}
