import ShareModel

/// Facts about the caller and the request, asked before anything else.
enum Preconditions {
  static let rows: [Row] = [
    .deny(
      "R001", .notAuthenticated, .environment, .all, "Nothing is done for a person without an iCloud account.",
      say: "Sign in to iCloud first.", if: .hasNoAccount),
    .deny(
      "R002", .accountTemporarilyUnavailable, .environment, .all,
      "An account that is temporarily unavailable has to become available first.",
      say: "Your iCloud account is temporarily unavailable; try again later.", if: .isAccountUnavailable),
    .deny(
      "R003", .managedAccountRestricted, .environment, .all, "A managed account may be barred from sharing.",
      say: "Your managed account does not permit this; ask its administrator.", if: .isAccountRestricted),
    .deny(
      "R004", .badDatabase, .environment, Set.all.subtracting([.fetchShareMetadata, .acceptShare, .lookUpParticipant]),
      "Shares do not live in the public database.", say: "Shares cannot be used through the public database.",
      if: .usesPublicDatabase),
    .deny(
      "R005", .badContainer, .environment, .all, "A share is used through the container it lives in.",
      say: "This share belongs to another app's container.", if: .saysContainer
    ) {
      guard let own = $0.share.containerIdentifier, let caller = $0.environment.containerIdentifier else {
        return false
      }
      return !own.hasSameBytes(as: caller)
    },
    .deny(
      "R006", .limitExceeded, .environment, [.saveShare, .modifyRecords], "One operation has at most 400 items.",
      say: "Too many changes at once; send them in smaller batches."
    ) { $0.action.parts.count > RuleBook.itemLimit },
    .note(
      "R007", "A batch stands or falls as a whole: one denied item denies all, and nothing changes.",
      code: .batchRequestFailed),
    .deny(
      "R008", .serverRecordChanged, .state, Set.saves.union([.deleteShare]),
      "A save needs the current change tag.", say: "The share has changed meanwhile; fetch it and try again.",
      if: .saysServerTag
    ) {
      guard let own = $0.share.recordChangeTag, let server = $0.environment.serverChangeTag else { return false }
      return !own.hasSameBytes(as: server)
    },
    .denyByFact(
      "R009", .invalidArguments, .form, .all, "A call that makes no sense is denied, whoever makes it.",
      say: "The request makes no sense for this share: check the person, record or value it names.", finding: misuse),
    .deny(
      "R010", .permissionFailure, .environment, .all,
      "An unknown or ambiguous standing has no powers, and a share that contradicts itself is not used.",
      say: "It cannot be told for certain who you are in this share.", if: .isUnclear),
  ]

  /// Calls that CloudKit answers with an exception.
  private static func misuse(_ situation: borrowing Situation) -> Finding {
    switch situation.action {
    case .saveShare, .modifyRecords: return Finding(situation.isPart)
    case .addParticipant:
      if situation.namesSeveral { return .holds }
      return situation.isSystemOlder(than: 18).only(situation.invitation?.isOneTimeURL == true)
    case .removeParticipant: return Finding(situation.namesSeveral)
    case .setParticipantPermission, .setParticipantRole:
      return Finding(situation.namesSeveral || situation.targets.isEmpty && situation.actor.manages)
    case .getOneTimeURL:
      let hasLink = situation.target?.isOneTimeURL == true && situation.share.isSaved != false
      return Finding(situation.actor.manages && !hasLink)
    case .setAllowsAccessRequests, .requestAccess: return situation.isSystemOlder(than: 26)
    case .approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity:
      return situation.namesSeveral ? .holds : situation.isSystemOlder(than: 26)
    case .createRecord(let record), .modifyRecord(let record), .deleteRecord(let record), .readRecord(let record):
      return Finding(record.isShareRecord)
    case .createShare(let creation): return Finding(situation.share.contradicts(creation))
    case .setShareFields(let fields):
      // The share's own record, changed as if it were any record, would hide what changes.
      if fields.isEmpty { return Finding(situation.maySetFields) }
      return Finding(fields.entries.contains { ShareField($0.name) == .text && !$0.value.isText })
    default: return .fails
    }
  }
}

extension Situation {
  /// Whether somebody who may know the list names more than one person of it.
  fileprivate var namesSeveral: Bool { actor.manages && targets.count > 1 }
}

extension RecordTarget {
  /// Whether the record is a share, other than the one at hand: for that, the action is one on the share.
  fileprivate var isShareRecord: Bool { recordType?.lowercased() == "cloudkit.share" }
}

extension Share {
  /// Whether a share about to be made is said to be of both kinds, or to have two roots, or none that is named.
  fileprivate func contradicts(_ creation: ShareCreation) -> Bool {
    let named = creation.root.recordName
    if isZoneWide { return rootRecordName != nil || creation.root != ShareCreation.Root() }
    if let rootRecordName, let named { return !rootRecordName.hasSameBytes(as: named) }
    return rootRecordName == nil && named == nil && creation.root != ShareCreation.Root()
  }
}
