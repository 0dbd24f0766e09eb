import ShareModel

/// The few people, entries and actions that the exploration combines.
enum World {
  static let owner = Samples.owner
  /// `a` and `b` may be in the list; `stranger` is not, unless somebody adds them.
  static let names = ["owner", "a", "b", "stranger"]

  static func entry(
    _ name: String, _ role: ParticipantRole, _ permission: ParticipantPermission, _ status: ParticipantAcceptanceStatus
  ) -> Participant { Samples.entry(name, role, permission, status) }

  static func share(
    _ publicPermission: ParticipantPermission, _ entries: [Participant?], asks: [String] = [], blocks: [String] = [],
    permitsAsking: Bool = true
  ) -> Share {
    Share(
      recordName: "share", rootRecordName: "root", publicPermission: publicPermission,
      participants: [owner] + entries.compactMap { $0 },
      requesters: asks.map { Person(identity: Samples.person($0)) },
      blockedIdentities: blocks.map { Person(identity: Samples.person($0)) }, allowsAccessRequests: permitsAsking)
  }

  /// Every action that concerns nobody in particular.
  static let plainActions: [Action] = {
    let note = RecordTarget(recordName: "note")
    let root = RecordTarget(recordName: "root")
    var list: [Action] = [
      .leaveShare, .deleteShare, .deleteZone, .acceptShare(oneTimeURL: nil), .fetchShareMetadata(oneTimeURL: nil),
      .requestAccess, .setAllowsAccessRequests(true), .setAllowsAccessRequests(false), .readShare, .readShareURL,
      .setShareFields(Labels([("title", .text("Trip"))])), .readRecord(note), .createRecord(note), .modifyRecord(note),
      .deleteRecord(note), .readRecord(root), .modifyRecord(root), .deleteRecord(root),
      .deleteRecord(RecordTarget(recordName: "share")), .createShare(ShareCreation()), .saveShare([]),
      .modifyRecords([.deleteRecord(note)]), .addParticipant(Invitation(isOneTimeURL: true)),
    ]
    list += ParticipantPermission.allCases.map { .setPublicPermission($0) }
    return list
  }()

  /// Every action about one person.
  static func actions(about name: String) -> [Action] {
    let person = Samples.person(name)
    var list: [Action] = [
      .removeParticipant(person), .approveAccessRequest(person), .denyAccessRequest(person), .blockRequester(person),
      .unblockIdentity(person), .lookUpParticipant(person), .getOneTimeURL(person), .transferOwnership(person),
      .addParticipant(Invitation(identity: person)), .saveShare([.removeParticipant(person)]),
    ]
    list += ParticipantPermission.allCases.map { .setParticipantPermission(person, $0) }
    list += ParticipantRole.allCases.map { .setParticipantRole(person, $0) }
    list += ParticipantRole.allCases.map {
      .addParticipant(Invitation(identity: person, role: $0, permission: .readWrite))
    }
    return list
  }

  static let allActions = plainActions + names.flatMap(actions)
}
