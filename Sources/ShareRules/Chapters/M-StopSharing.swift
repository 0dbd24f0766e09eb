import ShareModel

/// The end of a share.
enum StopSharing {
  static let rows: [Row] = [
    .allow(
      "R138", [.deleteShare], "The owner deletes the share and thereby stops sharing; the records stay.",
      if: .isOwner
    ) {
      !$0.share.isZoneWide
    },
    .allow("R139", [.deleteShare], "So it is with the share of a whole zone.", if: .isOwner) { $0.share.isZoneWide },
    .allow(
      "R140", [.deleteShare], "An administrator who deletes the share leaves; the share survives.",
      if: .isAdministrator),
    .allow("R141", [.deleteRecord], "The owner deletes the root, and the share with it.", if: .isOwner) { $0.isRoot },
    .deny(
      "R142", .permissionFailure, .authority, [.deleteRecord], "Only the owner deletes the root.",
      say: "Only the owner can delete the record at the top of the share; to go yourself, leave the share.",
      if: .isAcceptedGuest
    ) { $0.isRoot || $0.mayBeRoot },
    .denyByFact(
      "R143", .referenceViolation, .state, [.deleteRecord], "A record that others name as parent is not deleted alone.",
      say: "Delete the records below this one in the same batch.",
      finding: {
        Finding.said($0.action.record?.hasChildren, .recordHasNoChildren).only(!$0.isRoot)
      }),
    .allow("R144", [.deleteZone], "The owner deletes the zone with its records and shares.", if: .isOwner),
    .deny(
      "R145", .badDatabase, .form, [.deleteZone], "Somebody else's zone is not in one's private database.",
      say: "This zone is not in your private database.", if: .isAcceptedGuest, .usesPrivateDatabase),
    .note("R146", "Only the owner stops sharing for everybody.", code: .permissionFailure),
  ]
}

extension Situation {
  /// Whether the record at hand is the root of the hierarchy.
  var isRoot: Bool {
    guard let record = action.record, !share.isZoneWide else { return false }
    return share.rootRecordName.hasSameBytes(as: record.recordName)
  }

  /// Whether the root of the hierarchy is not said, so that any record may be it.
  fileprivate var mayBeRoot: Bool { !share.isZoneWide && share.rootRecordName == nil }
}

extension WorkingCopy {
  /// For the owner the end; for everybody else leaving.
  mutating func stopSharing(_ situation: borrowing Situation) {
    if situation.actor.isOwner {
      delete()
      if situation.name == .deleteZone { effects.append(.recordsChanged([])) }
    } else {
      leave(situation.actor)
    }
  }

  mutating func deleteRecord(_ record: RecordTarget) {
    effects.append(.recordsChanged([record.recordName]))
    if !share.isZoneWide, share.rootRecordName.hasSameBytes(as: record.recordName), !isDeleted { delete() }
  }
}
