import ShareModel

/// Making a share, and its first save.
enum Creation {
  private static let create: Set<ActionName> = [.createShare]

  static let rows: [Row] = [
    .allow("R011", create, "The owner of a zone may share a hierarchy of records in it; they are its one participant.")
    {
      !$0.createsZoneWide
    },
    .denyByFact(
      "R012", .invalidArguments, .form, create, "A hierarchy is shared from a custom zone that can share.",
      say: "Records of this zone cannot be shared; move them to a custom zone.", finding: { $0.zoneCannotShare }),
    .denyByFact(
      "R013", .permissionFailure, .authority, create, "Only the owner of the records shares them.",
      say: "Only the owner of these records can share them.", finding: { $0.zoneIsForeign }),
    .denyByFact(
      "R014", .alreadyShared, .state, create, "A record is in at most one share; so are its ancestors and descendants.",
      say: "The record is shared already.", finding: { $0.isSharedAlready }),
    .note("R015", "The root's own parent does not matter unless it is shared itself."),
    .deny(
      "R016", .invalidArguments, .form, create, "A share lies in the zone of its root.",
      say: "The share has to lie in the same zone as its root record."
    ) { !$0.createsZoneWide && $0.action.creation?.root.isInOtherZone == true },
    .allow("R017", create, "The owner of a zone may share the whole zone.") { $0.createsZoneWide },
    .denyByFact(
      "R018", .invalidArguments, .form, create, "A whole zone is shared if it is a custom zone with that capability.",
      say: "This zone cannot be shared as a whole.", finding: { $0.zoneCannotShareWhole }),
    .denyByFact(
      "R019", .serverRecordChanged, .state, create, "A zone has at most one share of the whole.",
      say: "The zone is shared already; fetch its share.",
      finding: {
        Finding.said($0.action.creation?.zone.hasZoneWideShare, .zoneHasNoShare)
          .only($0.createsZoneWide)
      }),
    .denyByFact(
      "R020", .invalidArguments, .state, create, "A zone that has shares of hierarchies is not shared as a whole.",
      say: "Stop sharing the single records of the zone first.",
      finding: {
        Finding.said($0.action.creation?.zone.hierarchyShares.map { $0 > 0 }, .zoneHasNoHierarchyShares)
          .only($0.createsZoneWide)
      }),
    .denyByFact(
      "R021", .serverRejectedRequest, .state, create, "In a zone shared as a whole no hierarchy is shared.",
      say: "The whole zone is shared already.",
      finding: {
        Finding.said($0.action.creation?.zone.hasZoneWideShare, .zoneHasNoShare)
          .only(!$0.createsZoneWide)
      }),
    .allow("R022", create, "A zone may hold many shares of separate hierarchies.") {
      !$0.createsZoneWide && ($0.action.creation?.zone.hierarchyShares ?? 0) > 0
    },
    .deny(
      "R023", .invalidArguments, .form, [.createRecord, .modifyRecord], "A reference to a parent has no action.",
      say: "Set the parent with a reference that has no action.", if: .isAccepted
    ) { $0.action.record?.parentReferenceHasAction == true },
    .deny(
      "R024", .referenceViolation, .state, [.createRecord, .modifyRecord],
      "A parent is on the server or in the same batch.", say: "The parent record does not exist."
    ) { $0.action.record?.parentExists == false },
    .deny(
      "R025", .alreadyShared, .state, [.createRecord, .modifyRecord], "A record of another share gets no parent here.",
      say: "The record is in another share already."
    ) { $0.action.record?.isInOtherShare == true },
    .note("R026", "The first save takes the share and its root in one operation and gives the share its URL."),
    .denyByFact(
      "R027", .invalidArguments, .state, create, "The root is saved in the same operation as its new share.",
      say: "Save the root record together with the share.",
      finding: {
        Finding.said(
          ($0.action.creation?.root.isInSameOperation).map { !$0 }, .rootIsInSameOperation
        ).only(!$0.createsZoneWide && $0.action.creation?.root.exists != false)
      }),
    .deny(
      "R028", .unknownItem, .state, create, "A root that is not on the server is saved in the same operation.",
      say: "The record to share does not exist."
    ) {
      !$0.createsZoneWide && $0.action.creation?.root.exists == false
        && $0.action.creation?.root.isInSameOperation != true
    },
    .denyByFact(
      "R029", .zoneNotFound, .state, create, "A zone to be shared exists.", say: "The zone does not exist.",
      finding: {
        let missing = ($0.action.creation?.zone.exists).map { !$0 }
        return missing == true
          ? .holds : Finding.said(missing, .zoneExists).only($0.createsZoneWide)
      }),
    .note("R030", "A root that is shared again gets the same URL and an empty list."),
    .deny(
      "R031", .serverRecordChanged, .state, create, "A root that still names a deleted share is fetched afresh first.",
      say: "Your copy is outdated; fetch the record and try again.", if: .saysServerTag
    ) {
      guard let own = $0.share.recordChangeTag, let server = $0.environment.serverChangeTag else { return false }
      return !own.hasSameBytes(as: server)
    },
    .allow("R032", create, "Where the profile says so, a new share replaces the one a root has and its people go.") {
      $0.profile.reSavingSharedRoot == .replace && $0.action.creation?.root.hasShare == true
    },
    .allow("R033", [.setShareFields], "The owner may set title, thumbnail, type and custom keys.") { $0.maySetFields },
  ]
}

extension Situation {
  var createsZoneWide: Bool {
    share.recordName == Share.zoneWideRecordName
      || (share.rootRecordName == nil && action.creation?.root.recordName == nil)
  }

  fileprivate var zoneCannotShare: Finding { zoneLacks(.sharing, assuming: .zoneCanShare).only(!createsZoneWide) }
  fileprivate var zoneCannotShareWhole: Finding {
    // Systems before 15 know no shares of whole zones.
    if let version = environment.osVersion, version < 15 { return Finding(createsZoneWide) }
    return zoneLacks(.zoneWideSharing, assuming: .zoneCanShareWhole).only(createsZoneWide)
  }

  private func zoneLacks(
    _ capability: ShareCreation.Zone.Capability, assuming assumption: Assumption
  ) -> Finding {
    guard let zone = action.creation?.zone, zone.isDefault != true, zone.zoneName != Self.defaultZoneName else {
      return .holds
    }
    return .said(zone.capabilities.map { !$0.contains(capability) }, assumption)
  }

  fileprivate var zoneIsForeign: Finding {
    if environment.databaseScope == .shared { return .holds }
    if let owner = share.owner, !subject.matches(owner.identity) { return .holds }
    guard let zone = action.creation?.zone else { return .holds }
    if zone.belongsToOther == true { return .holds }
    guard let owner = zone.ownerRecordName else {
      return .said(zone.belongsToOther, .zoneIsOwn)
    }
    return Finding(owner != Self.ownName && !subject.matches(Identity(userRecordName: owner)))
  }

  /// CloudKit's name of the zone that every database has (`CKRecordZone.ID.defaultZoneName`).
  private static var defaultZoneName: String { "_defaultZone" }
  /// CloudKit's name for the caller as the owner of a zone (`CKCurrentUserDefaultName`).
  private static var ownName: String { "__defaultOwner__" }

  fileprivate var isSharedAlready: Finding {
    guard let root = action.creation?.root, !createsZoneWide else { return .fails }
    let own = profile.reSavingSharedRoot == .replace ? false : root.hasShare
    if own == true || root.ancestorHasShare == true || root.descendantHasShare == true { return .holds }
    if own == nil || root.ancestorHasShare == nil || root.descendantHasShare == nil {
      return .unsaid(.rootIsUnshared)
    }
    return .fails
  }
}

extension WorkingCopy {
  /// A new share has its owner, and nobody else.
  mutating func create(_ creation: ShareCreation, by subject: Subject) {
    let root = share.rootRecordName ?? creation.root.recordName
    if share.recordName == Share.zoneWideRecordName || root == nil {
      share.recordName = Share.zoneWideRecordName
      share.rootRecordName = nil
    } else {
      share.rootRecordName = root
    }
    var identity = subject.joiningIdentity
    identity.participantID = subject.identity.participantID
    share.participants = [
      Participant(
        identity: identity, role: .owner, permission: .readWrite, acceptanceStatus: .accepted, hasiCloudAccount: true,
        dateAddedToShare: time)
    ]
    share.isSaved = true
    effects.append(.shareCreated)
  }
}
