import ShareModel
import Testing

@Suite struct ActionViewTests {
  static let dee = Identity(emailAddress: Sample.address("dee@example.com"))

  static func seen(_ action: Action, _ expression: String, on share: Share = Sample.share, by subject: String = "p-ana")
    throws -> String?
  {
    try ViewProbe.seen("action.name .. ' ' .. show(\(expression))", in: Sample.request(action, by: subject, on: share))
  }

  @Test(arguments: [
    (
      Action.addParticipant(
        Invitation(
          identity: dee, name: "Dee", role: .privateUser, permission: .readOnly, hasiCloudAccount: true,
          properties: Labels([("x", .integer(1))]))),
      "action.participant.email.text .. action.participant.name .. action.participant.role .. action.participant.permission .. tostring(action.participant.hasiCloudAccount) .. tostring(action.participant.isOneTimeURL) .. action.participant.properties.x",
      "addParticipant dee@example.comDeeprivateUserreadOnlytruefalse1"
    ),
    (
      .addParticipant(Invitation(identity: dee)),
      "tostring(action.participant.role) .. tostring(action.participant.permission) .. tostring(action.participant.acceptanceStatus)",
      "addParticipant nilnilnil"
    ),
    (
      .removeParticipant(Identity(participantID: "p-ben")), "action.participant.participantID",
      "removeParticipant p-ben"
    ),
    (
      .setParticipantPermission(Identity(participantID: "p-ben"), .readOnly),
      "action.participant.participantID .. action.permission", "setParticipantPermission p-benreadOnly"
    ),
    (
      .setParticipantRole(Identity(participantID: "p-ben"), .administrator),
      "action.participant.participantID .. action.role", "setParticipantRole p-benadministrator"
    ),
    (.setPublicPermission(.readOnly), "action.permission", "setPublicPermission readOnly"),
    (
      .setShareFields(Labels([("cloudkit.title", .text("New")), ("tags", .list([]))])), "action.fields",
      "setShareFields {cloudkit.title=New,tags={}}"
    ),
    (.lookUpParticipant(dee), "action.participant.email.domain", "lookUpParticipant example.com"),
    (.fetchShareMetadata(oneTimeURL: nil), "action.oneTimeURL", "fetchShareMetadata nil"),
    (.deleteShare, "action.participant", "deleteShare nil"), (.readShare, "action.record", "readShare nil"),
    (.setAllowsAccessRequests(true), "action.value", "setAllowsAccessRequests true"),
    (.setAllowsAccessRequests(false), "action.value", "setAllowsAccessRequests false"),
    (
      .modifyRecord(
        RecordTarget(recordName: "n", recordType: "Note", parent: .record("trip"), isInShare: true, hasChildren: false)),
      "action.record", "modifyRecord {hasChildren=false,inShare=true,parent=trip,recordName=n,recordType=Note}"
    ),
    (.readRecord(RecordTarget(recordName: "n")), "action.record", "readRecord {recordName=n}"),
    (.denyAccessRequest(Sample.identity("rae")), "action.requester.email.text", "denyAccessRequest rae@example.com"),
  ])
  func `the properties of an action are seen`(action: Action, expression: String, seen: String) throws {
    var share = Sample.share
    share.allowsAccessRequests = true
    #expect(try Self.seen(action, expression, on: share) == seen)
  }

  @Test func `the facts of a new share are seen`() throws {
    let creation = ShareCreation(
      root: .init(
        recordName: "trip", exists: true, hasShare: false, ancestorHasShare: false, descendantHasShare: false,
        isInSameOperation: true),
      zone: .init(
        zoneName: "Trips", isDefault: false, capabilities: [.sharing, .atomic], hasZoneWideShare: false,
        hierarchyShares: 2))
    let share = Share(recordName: "share-2", rootRecordName: "trip")
    #expect(
      try Self.seen(.createShare(creation), "action.root", on: share)
        == "createShare {ancestorHasShare=false,descendantHasShare=false,exists=true,hasShare=false,inSameOperation=true,recordName=trip}"
    )
    #expect(
      try Self.seen(.createShare(creation), "action.zone", on: share)
        == "createShare {capabilities={1=atomic,2=sharing},hasZoneWideShare=false,hierarchyShares=2,isDefault=false,zoneName=Trips}"
    )
  }

  @Test func `the link of an acceptance is seen`() throws {
    var share = Sample.share
    share.participants.append(
      Participant(
        identity: Identity(participantID: "slot"), role: .privateUser, permission: .readOnly,
        acceptanceStatus: .pending, isOneTimeURL: true))
    #expect(
      try Self.seen(.acceptShare(oneTimeURL: "slot"), "action.oneTimeURL", on: share, by: "_zed") == "acceptShare slot")
  }

  @Test func `a record that is not named has no name`() throws {
    let seen = try Self.seen(.modifyRecord(RecordTarget(recordName: "")), "action.record.recordName")
    #expect(seen == "modifyRecord nil")
  }

  @Test func `an operation on the share's own record is seen as what it means`() throws {
    let parts = Action.modifyRecords([
      .modifyRecord(RecordTarget(recordName: "note", parent: .record("trip"))),
      .readRecord(RecordTarget(recordName: "share-1")),
    ])
    #expect(try ViewProbe.seen("action.name", in: Sample.request(parts)) == "modifyRecord; readShare")
    #expect(try Self.seen(.readRecord(RecordTarget(recordName: "share-1")), "action.record") == "readShare nil")
    #expect(try Self.seen(.deleteRecord(RecordTarget(recordName: "share-1")), "after:count{}") == "deleteShare 0")
  }
}
