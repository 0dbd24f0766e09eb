import ShareModel

/// Records in the share.
enum Records {
  static let rows: [Row] = [
    .allow("R147", .records, "The owner reads and writes all records of the zone.", if: .isOwner),
    .allow("R148", [.readRecord], "A participant with readOnly or readWrite reads.", if: .isAccepted) {
      $0.actor.effective.opensRecords
    },
    .deny(
      "R149", .permissionFailure, .authority, [.readRecord, .modifyRecord],
      "A participant with permission none has no records.",
      say: "Your permission is {permission}: you are a participant without access to the records.",
      if: .isAccepted
    ) { !$0.actor.effective.opensRecords },
    .deny(
      "R150", .unknownItem, .existence,
      [
        .readRecord, .createRecord, .modifyRecord, .deleteRecord, .modifyRecords,
        .readShare, .readShareURL,
      ],
      "Who has not joined sees no record, on a public share neither.",
      say: "You are not a participant of this share; accept an invitation or join first.", if: .isNotAccepted
    ) { situation in
      switch situation.actor.standing {
      case .stranger, .blocked: true
      case .removed: situation.name == .readShare || situation.name == .readShareURL || situation.name == .modifyRecords
      case .pending: situation.name != .readShareURL
      default: false
      }
    },
    .denyByFact(
      "R151", .unknownItem, .existence, [.readRecord, .modifyRecord, .deleteRecord],
      "Of the owner's records a participant sees those in the share.", say: "There is no such record in this share.",
      finding: { $0.isOutsideHierarchy }),
    .allow("R152", [.modifyRecord], "A participant with readWrite modifies records, the root included.") { $0.writes },
    .deny(
      "R153", .permissionFailure, .authority, [.modifyRecord], "A participant with readOnly does not write.",
      say: "Your permission is {permission}: you can read the records, not change them.", if: .isAccepted
    ) { $0.actor.effective == .readOnly },
    .allow("R154", [.createRecord], "A participant with readWrite creates records below the root.") {
      $0.writes && !$0.share.isZoneWide
    },
    .denyByFact(
      "R155", .permissionFailure, .authority, [.createRecord],
      "A participant's new record hangs below the root of the share.",
      say: "Give the new record a parent in the share.", finding: { $0.hangsOutside }),
    .allow("R156", [.createRecord], "In a zone shared as a whole a new record needs no parent.") {
      $0.writes && $0.share.isZoneWide
    },
    .deny(
      "R157", .permissionFailure, .authority, [.createRecord], "Without readWrite nobody creates records.",
      say: "Your permission is {permission}: you cannot create records.", if: .isAccepted
    ) { $0.actor.effective != .readWrite },
    .allow("R158", [.deleteRecord], "A participant with readWrite deletes records but the root.") {
      $0.writes && !$0.share.isZoneWide && !$0.isRoot
    },
    .deny(
      "R159", .permissionFailure, .authority, [.deleteRecord], "Without readWrite nobody deletes records.",
      say: "Your permission is {permission}: you cannot delete records.", if: .isAccepted
    ) { $0.actor.effective != .readWrite && !$0.isRoot },
    .allow("R160", [.deleteRecord], "A zone shared as a whole has no root: any record in it may be deleted.") {
      $0.writes && $0.share.isZoneWide
    },
    .denyByFact(
      "R161", .permissionFailure, .authority, [.modifyRecord], "A participant moves no record out of the hierarchy.",
      say: "Only the owner can move a record out of the share.", finding: { $0.movesOut }),
    .note("R162", "The owner moves records in and out of the hierarchy."),
    .note("R163", "A record is in the share if its parents lead to the root; other references do not count."),
    .note("R164", "There is no permission for one record: it is given for a share.", code: .invalidArguments),
    .deny(
      "R165", .quotaExceeded, .limit, [.createRecord, .modifyRecord], "Records take the owner's storage.",
      say: "The owner's iCloud storage is full."
    ) { $0.environment.ownerStorageIsFull == true },
    .note("R166", "No zone is created in the shared database.", code: .badDatabase),
    .note("R167", "An administrator has the records that their own permission opens."),
    .deny(
      "R168", .zoneNotFound, .existence,
      Set.records.union(Set.saves).union([.modifyRecords, .deleteShare, .deleteZone, .readShare]),
      "The owner's share is in their private database.", say: "Your own share is in your private database.",
      if: .isOwner, .usesSharedDatabase),
    .allow("R169", [.readShare], "The owner and everybody who accepted read the share's record.", if: .isAccepted),
  ]
}

extension Situation {
  fileprivate var isOutsideHierarchy: Finding {
    guard actor.isAcceptedGuest, !share.isZoneWide, !isRoot, let record = action.record else { return .fails }
    return .said(record.isInShare.map { !$0 }, .recordIsInShare)
  }

  fileprivate var hangsOutside: Finding {
    guard actor.isAcceptedGuest, !share.isZoneWide, let record = action.record else { return .fails }
    if record.isInShare == false || isRoot { return .holds }
    switch record.parent {
    case .none: return .holds
    case .assumed: return .unsaid(.recordHangsBelowRoot)
    case .record(let parent):
      if parent.hasSameBytes(as: record.recordName) { return .holds }
      if share.rootRecordName.hasSameBytes(as: parent) { return .fails }
      return .said(record.isInShare.map { !$0 }, .recordHangsBelowRoot)
    }
  }

  fileprivate var movesOut: Finding {
    guard actor.isAcceptedGuest, !share.isZoneWide, let record = action.record else { return .fails }
    switch record.parent {
    case .assumed: return .fails
    case .none: return Finding(!isRoot)
    case .record(let parent):
      if isRoot || share.rootRecordName.hasSameBytes(as: parent) { return .fails }
      return .said(record.isInShare.map { !$0 }, .recordIsInShare)
    }
  }
}
