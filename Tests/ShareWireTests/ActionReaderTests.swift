import PlainData
import ShareModel
import Testing

@testable import ShareWire

/// Every action with all its properties, and what it is to be read as.
@Suite struct ActionReaderTests {
  static let cy =
    #"{"emailAddress":"cy@partner.example","phoneNumber":"+1 555 0100","userRecordName":"_c","participantID":"p-c"}"#
  static let identity = Identity(
    participantID: "p-c", userRecordName: "_c",
    emailAddress: EmailAddress(
      checkedText: "cy@partner.example", localPart: "cy", domain: "partner.example"),
    phoneNumber: PhoneNumber(checkedText: "+1 555 0100", digits: "+15550100"))
  static let record = #"""
    {"record":{"recordName":"r","recordType":"Note","parent":{"recordName":"root"},"inShare":true,"hasChildren":false,
     "inOtherShare":false,"parentExists":true,"parentReferenceHasAction":false}}
    """#
  static let target = RecordTarget(
    recordName: "r", recordType: "Note", parent: .record("root"), isInShare: true, hasChildren: false,
    isInOtherShare: false, parentExists: true, parentReferenceHasAction: false)

  static let actions: [(String, String, Action)] = [
    (
      "createShare",
      #"""
      {"root":{"recordName":"root","exists":true,"hasShare":false,"ancestorHasShare":false,"descendantHasShare":true,
       "inSameOperation":true,"inOtherZone":false},"zone":{"zoneName":"Trips","isDefault":false,
       "capabilities":["sharing","ZONE_WIDE_SHARING"],"hasZoneWideShare":false,"hierarchyShares":2,"exists":true,
       "ownerRecordName":"_o","belongsToOther":false}}
      """#,
      .createShare(
        ShareCreation(
          root: ShareCreation.Root(
            recordName: "root", exists: true, hasShare: false, ancestorHasShare: false, descendantHasShare: true,
            isInSameOperation: true, isInOtherZone: false),
          zone: ShareCreation.Zone(
            zoneName: "Trips", isDefault: false, capabilities: [.sharing, .zoneWideSharing], hasZoneWideShare: false,
            hierarchyShares: 2, exists: true, ownerRecordName: "_o", belongsToOther: false)))
    ),
    (
      "saveShare",
      #"{"edits":[{"name":"removeParticipant","properties":{"participant":\#(cy)}},"#
        + #"{"name":"setPublicPermission","properties":{"permission":"READ_ONLY"}}]}"#,
      .saveShare([.removeParticipant(identity), .setPublicPermission(.readOnly)])
    ),
    (
      "addParticipant",
      #"""
      {"participant":{"participantID":"p-c","userIdentity":{"userRecordName":"_c","nameComponents":{"givenName":"Cy"},
       "lookupInfo":{"emailAddress":"cy@partner.example"}},"phoneNumber":"+15550100","type":"USER",
       "permission":"readWrite","hasiCloudAccount":false,"isLookedUp":true,"isAttachedToOtherShare":false,
       "acceptanceStatus":"INVITED","properties":{"team":7}}}
      """#,
      .addParticipant(
        Invitation(
          identity: identity, name: "Cy", role: .privateUser, permission: .readWrite, hasiCloudAccount: false,
          isLookedUp: true, isAttachedToOtherShare: false, acceptanceStatus: .pending,
          properties: Labels([("team", .integer(7))])))
    ),
    (
      "addParticipant", #"{"participant":{"oneTimeURL":true,"permission":3}}"#,
      .addParticipant(Invitation(isOneTimeURL: true, permission: .readWrite))
    ),
    ("removeParticipant", #"{"participant":\#(cy)}"#, .removeParticipant(identity)),
    (
      "setParticipantPermission", #"{"participant":\#(cy),"permission":"none"}"#,
      .setParticipantPermission(identity, .none)
    ),
    (
      "setParticipantRole", #"{"participant":\#(cy),"role":"ADMINISTRATOR"}"#,
      .setParticipantRole(identity, .administrator)
    ),
    ("setPublicPermission", #"{"permission":"readWrite"}"#, .setPublicPermission(.readWrite)),
    (
      "setShareFields",
      #"{"fields":{"cloudkit.title":{"value":"Trip","type":"STRING"},"color":"red","gone":{"value":null}}}"#,
      .setShareFields(Labels([("cloudkit.title", .text("Trip")), ("color", .text("red"))]))
    ),
    ("lookUpParticipant", #"{"participant":\#(cy)}"#, .lookUpParticipant(identity)),
    ("fetchShareMetadata", #"{"oneTimeURL":"p-7"}"#, .fetchShareMetadata(oneTimeURL: "p-7")),
    ("fetchShareMetadata", "{}", .fetchShareMetadata(oneTimeURL: nil)),
    ("acceptShare", #"{"oneTimeURL":"p-7"}"#, .acceptShare(oneTimeURL: "p-7")),
    ("acceptShare", #"{"oneTimeURL":null}"#, .acceptShare(oneTimeURL: nil)),
    ("leaveShare", "{}", .leaveShare),
    ("deleteShare", "{}", .deleteShare),
    ("deleteZone", "{}", .deleteZone),
    ("readRecord", record, .readRecord(target)),
    ("createRecord", record, .createRecord(target)),
    ("modifyRecord", record, .modifyRecord(target)),
    ("deleteRecord", record, .deleteRecord(target)),
    ("readRecord", "{}", .readRecord(RecordTarget(recordName: ""))),
    (
      "modifyRecord", #"{"record":{"recordName":"r","parent":null}}"#,
      .modifyRecord(RecordTarget(recordName: "r", parent: .none))
    ),
    (
      "modifyRecord", #"{"record":{"recordName":"r","parent":"root"}}"#,
      .modifyRecord(RecordTarget(recordName: "r", parent: .record("root")))
    ),
    (
      "modifyRecords",
      #"{"operations":[{"name":"deleteRecord","properties":\#(record)},"#
        + #"{"name":"setAllowsAccessRequests","properties":{"value":true}}]}"#,
      .modifyRecords([.deleteRecord(target), .setAllowsAccessRequests(true)])
    ),
    ("readShare", "{}", .readShare),
    ("readShareURL", "{}", .readShareURL),
    ("getOneTimeURL", #"{"participant":\#(cy)}"#, .getOneTimeURL(identity)),
    ("setAllowsAccessRequests", #"{"value":false}"#, .setAllowsAccessRequests(false)),
    ("requestAccess", "{}", .requestAccess),
    ("approveAccessRequest", #"{"requester":\#(cy)}"#, .approveAccessRequest(identity)),
    ("denyAccessRequest", #"{"requester":\#(cy)}"#, .denyAccessRequest(identity)),
    ("blockRequester", #"{"requester":\#(cy)}"#, .blockRequester(identity)),
    ("unblockIdentity", #"{"requester":\#(cy)}"#, .unblockIdentity(identity)),
    ("transferOwnership", #"{"participant":\#(cy)}"#, .transferOwnership(identity)),
  ]

  private func read(_ name: String, _ properties: String, strictly isStrict: Bool) throws -> Action {
    let action = #"{"name":"\#(name)","properties":\#(properties)}"#
    return try Example.read(
      Example.request(action: action, participants: name == "createShare" ? "" : Example.owner), strictly: isStrict
    ).action
  }

  @Test(arguments: actions) func `an action is read with all its properties, strictly or not`(
    name: String, properties: String, action: Action
  ) throws {
    #expect(try read(name, properties, strictly: false) == action)
    #expect(try read(name, properties, strictly: true) == action)
  }

  @Test func `no action is left out above`() {
    #expect(Set(Self.actions.map(\.0)) == Set(ActionName.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("saveShare", "edits"), ("modifyRecords", "operations"), ("addParticipant", "participant"),
    ("removeParticipant", "participant"), ("setParticipantPermission", "participant"),
    ("setParticipantRole", "participant"), ("setPublicPermission", "permission"), ("setShareFields", "fields"),
    ("lookUpParticipant", "participant"), ("deleteRecord", "record"), ("getOneTimeURL", "participant"),
    ("setAllowsAccessRequests", "value"), ("approveAccessRequest", "requester"), ("denyAccessRequest", "requester"),
    ("blockRequester", "requester"), ("unblockIdentity", "requester"), ("transferOwnership", "participant"),
  ]) func `what an action needs is missed where it is missing`(name: String, member: String) {
    for action in [
      #"{"name":"\#(name)"}"#, #"{"name":"\#(name)","properties":null}"#,
      #"{"name":"\#(name)","properties":{"\#(member)":null}}"#,
    ] {
      let fault = Example.fault(Example.request(action: action))
      #expect(fault?.path == "action.properties.\(member)" && fault?.message == "is missing", "\(action)")
    }
  }

  @Test(arguments: [
    ("saveShare", "edits", "deleteShare"), ("saveShare", "edits", "saveShare"), ("saveShare", "edits", "modifyRecord"),
    ("modifyRecords", "operations", "modifyRecords"), ("modifyRecords", "operations", "leaveShare"),
  ]) func `only what belongs into a list of parts is read`(whole: String, list: String, part: String) {
    let action = #"{"name":"\#(whole)","properties":{"\#(list)":[{"name":"\#(part)"}]}}"#
    let fault = Example.fault(Example.request(action: action))
    #expect(fault?.path == "action.properties.\(list)[0].name")
    #expect(fault?.message == "`\(part)` cannot be part of `\(whole)`")
  }

  @Test(arguments: ["saveShare", "modifyRecords"]) func `null among the parts is a fault`(whole: String) {
    let list = whole == "saveShare" ? "edits" : "operations"
    let action = #"{"name":"\#(whole)","properties":{"\#(list)":[null]}}"#
    #expect(Example.fault(Example.request(action: action))?.path == "action.properties.\(list)[0]")
  }

  @Test func `a zone's capabilities may be CloudKit's bits`() throws {
    func capabilities(_ bits: Int) throws -> Set<ShareCreation.Zone.Capability>? {
      guard
        case .createShare(let creation) = try read(
          "createShare", #"{"zone":{"capabilities":\#(bits)}}"#, strictly: true)
      else { return nil }
      return creation.zone.capabilities
    }
    #expect(try capabilities(0) == [])
    #expect(try capabilities(12) == [.sharing, .zoneWideSharing])
    #expect(try capabilities(15) == Set(ShareCreation.Zone.Capability.allCases))
    for bits in [16, -1] { #expect(throws: InputFault.self) { try capabilities(bits) } }
  }
}
