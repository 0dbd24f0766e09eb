import ShareModel
import Testing

@Suite struct ShareViewTests {
  static func seen(_ expression: String, on share: Share = Sample.share, _ action: Action = .readShare) throws
    -> String?
  {
    try ViewProbe.seen(expression, in: Sample.request(action, on: share))
  }

  static let full: Share = {
    var share = Sample.share
    share.allowsAccessRequests = true
    share.anonymousPublicAccess = true
    share.type = "com.example.trip"
    return share
  }()

  @Test(arguments: [
    ("share.recordName", "share-1"), ("share.rootRecordName", "trip"), ("share.publicPermission", "none"),
    ("share.isPublic", "false"), ("share.isZoneWide", "false"), ("share.allowsAccessRequests", "true"),
    ("share.anonymousPublicAccess", "true"), ("share.title", "Lisbon"), ("share.type", "com.example.trip"),
    ("#share.participants", "4"), ("share.owner.participantID", "p-ana"), ("#share.requesters", "1"),
    ("share.requesters[1].name", "Rae"), ("share.blockedIdentities[1].email.text", "bob@example.com"),
    ("share.properties.classification", "internal"), ("share.properties.nothing", "nil"),
    ("#share.properties.tags", "0"), ("share.properties.nested.x[1]", "1"),
    ("show(share.properties)", "{classification=internal,nested={x={1=1}},tags={}}"),
  ])
  func `every field of a share is seen`(expression: String, seen: String) throws {
    #expect(try Self.seen(expression, on: Self.full) == seen)
  }

  @Test func `what a share does not say is nil`() throws {
    let bare = Share(recordName: Share.zoneWideRecordName, participants: [Sample.ana])
    for field in ["rootRecordName", "anonymousPublicAccess", "title", "type"] {
      #expect(try Self.seen("share.\(field)", on: bare) == "nil")
    }
    #expect(try Self.seen("share.isZoneWide", on: bare) == "true")
    #expect(try Self.seen("#share.requesters + #share.blockedIdentities", on: bare) == "0")
  }

  @Test(arguments: [
    ("share.particpants", "no field \"particpants\" in share; did you mean \"participants\"?"),
    ("request.shares", "did you mean \"share\"?"), ("share.owner.emial", "did you mean \"email\"?"),
    ("share.owner.email.domian", "did you mean \"domain\"?"), ("actor.participent", "did you mean \"participant\"?"),
    ("action.nmae", "did you mean \"name\"?"), ("share.owner.seat", "no field \"seat\""),
    ("share.owner.standing", "no field \"standing\""), ("share.owner.before", "no field \"before\""),
  ])
  func `a field that does not exist is an error that says what was meant`(expression: String, message: String) throws {
    let seen = try Self.seen(expression)
    #expect(seen?.hasPrefix("runtime: ") == true)
    #expect(seen?.contains(message) == true, "\(seen ?? "")")
  }

  @Test(arguments: [
    "request.share = nil", "share.title = 'x'", "share.participants[1] = nil", "share.participants[9] = share.owner",
    "share.properties.x = 1", "share.properties.nested.x[1] = 2", "rawset(share, 'title', 'x')",
    "table.insert(share.participants, share.owner)", "table.remove(share.participants)",
    "table.sort(share.participants, function() return false end)", "context.x = 1", "actor.email.domain = 'x'",
    "setmetatable(share, {})",
  ])
  func `nothing of a request can be changed`(statement: String) throws {
    let seen = try Self.seen("(function() \(statement) end)()")
    #expect(seen?.hasPrefix("runtime: ") == true, "\(seen ?? "nil")")
  }

  @Test(arguments: [
    ("share:count{}", "3"), ("share:count()", "3"), ("share:count{ permission = 'readWrite' }", "2"),
    ("share:count{ permission = 'readOnly' }", "1"), ("share:count{ role = 'owner' }", "1"),
    ("share:count{ role = 'privateUser' }", "2"), ("share:count{ acceptanceStatus = 'pending' }", "1"),
    ("share:count{ acceptanceStatus = 'accepted', permission = 'readWrite' }", "2"),
    ("share:count{ where = function(p) return p.email.domain == 'example.com' end }", "2"),
    ("share:find('ben@example.com').participantID", "p-ben"), ("share:find('BEN@EXAMPLE.COM').participantID", "p-ben"),
    ("share:find('p-cy').permission", "readOnly"), ("share:find('_gone').acceptanceStatus", "removed"),
    ("share:find('+1 555 0100').participantID", "p-ben"), ("share:find('nobody')", "nil"), ("share:find(nil)", "nil"),
    ("share:find(actor).participantID", "p-ana"), ("share:find(share.requesters[1])", "nil"),
    ("share:find{ email = 'cy@partner.example' }.participantID", "p-cy"),
    ("after:find(share.participants[2]).participantID", "p-ben"),
  ])
  func `people are counted and found`(expression: String, seen: String) throws {
    #expect(try Self.seen(expression) == seen)
  }

  @Test func `somebody who is in the list twice is counted once, also by a chain of identities`() throws {
    func entry(_ identity: Identity, _ permission: ParticipantPermission = .readOnly) -> Participant {
      Participant(identity: identity, role: .privateUser, permission: permission, acceptanceStatus: .pending)
    }
    var share = Sample.share
    let dee = Sample.address("dee@example.com")
    let number = PhoneNumber(checkedText: "+15550177", digits: "+15550177")
    share.participants = [
      Sample.ana, entry(Identity(emailAddress: dee)), entry(Identity(phoneNumber: number), .readWrite),
      entry(Identity(emailAddress: dee, phoneNumber: number)), entry(Identity(userRecordName: "_eli")),
    ]
    #expect(try Self.seen("share:count{}", on: share) == "3")
    #expect(try Self.seen("share:count{ permission = 'readWrite' }", on: share) == "2")
    #expect(try Self.seen("share:count{ role = 'privateUser' }", on: share) == "2")
  }

  @Test func `two spellings of an accented letter are two people`() throws {
    var share = Sample.share
    share.participants = [
      Sample.ana,
      Participant(
        identity: Identity(userRecordName: "_zo\u{EB}"), role: .privateUser, permission: .readWrite,
        acceptanceStatus: .accepted),
    ]
    let other = Invitation(identity: Identity(userRecordName: "_zoe\u{308}"), permission: .readWrite)
    let request = Sample.request(.addParticipant(other), on: share)
    #expect(try ViewProbe.seen("after:count{} .. ' ' .. #request.gains", in: request) == "3 1")
  }

  @Test func `lists go by index and maps by key`() throws {
    let keys =
      "(function() local k = {} for key in pairs(share.properties) do k[#k + 1] = key end return table.concat(k, ' ') end)()"
    #expect(try Self.seen(keys) == "classification nested tags")
    let people =
      "(function() local k = {} for _, p in ipairs(share.participants) do k[#k + 1] = p.participantID end return table.concat(k, ' ') end)()"
    #expect(try Self.seen(people) == "p-ana p-ben p-cy p-gone")
  }

  @Test func `a share about to be made is only an after`() throws {
    let request = Sample.request(
      .createShare(ShareCreation(root: .init(recordName: "trip", exists: true))),
      on: Share(recordName: "share-2", rootRecordName: "trip", title: "New"))
    #expect(try ViewProbe.seen("request.share", in: request) == "nil")
    #expect(
      try ViewProbe.seen("after.title .. ' ' .. after:count{} .. ' ' .. #request.gains", in: request) == "New 1 0")
    #expect(try ViewProbe.seen("actor.participant", in: request) == "nil")
    #expect(try ViewProbe.seen("after.owner.userRecordName", in: request) == "p-ana")
  }

  @Test(arguments: [Action.deleteShare, .deleteRecord(RecordTarget(recordName: "trip"))])
  func `of a share that is deleted nobody is left`(action: Action) throws {
    #expect(try Self.seen("after:count{}", action) == "0")
    #expect(try Self.seen("#after.participants + #after.requesters", action) == "0")
    #expect(try Self.seen("after.owner", action) == "nil")
    #expect(try Self.seen("after.publicPermission", action) == "none")
    #expect(try Self.seen("after.recordName", action) == "share-1")
    #expect(try Self.seen("share:count{}", action) == "3")
    #expect(try Self.seen("#request.gains", action) == "0")
  }

  @Test func `a title that changes only in the bytes of a letter is seen as it will be`() throws {
    var share = Sample.share
    share.title = "\u{E9}"
    let renaming = Action.setShareFields(Labels([("title", .text("e\u{301}"))]))
    #expect(try Self.seen("#request.share.title .. #request.after.title", on: share, renaming) == "23")
  }
}
