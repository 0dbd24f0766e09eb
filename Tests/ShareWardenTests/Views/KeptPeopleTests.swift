import ShareModel
import ShareRules
import Testing

@testable import ShareWarden

/// What scripts see of people does not depend on how their list is kept.
@Suite struct KeptPeopleTests {
  static let everything = """
    show(share.participants) .. ' ' .. show(after.participants) .. ' ' .. show(request.gains) .. ' ' .. show(actor)
    .. ' ' .. show(share.owner) .. ' ' .. share:count{} .. ' ' .. after:count{} .. ' '
    .. after:count{ permission = 'readWrite' } .. ' ' .. after:count{ role = 'privateUser', acceptanceStatus = 'pending' }
    """

  static let pia = Participant(
    identity: Sample.identity("pia"), role: .publicUser, permission: .readOnly, acceptanceStatus: .accepted)
  /// The same person as Ben, by his number.
  static let other = Participant(
    identity: Identity(
      participantID: "p-other", phoneNumber: PhoneNumber(checkedText: "+15550100", digits: "+15550100")),
    role: .privateUser, permission: .readOnly, acceptanceStatus: .pending)

  static func added(_ people: [Participant]) -> Share {
    var share = Sample.share
    for participant in people { share.participants.append(participant) }
    return share
  }

  static func rebuilt(_ share: Share) -> Share {
    var share = share
    share.participants = ParticipantList(Array(share.participants))
    return share
  }

  @Test(
    arguments: [
      Sample.invite("dee", .readWrite), .readShare, .removeParticipant(Identity(participantID: "p-cy")),
      .setPublicPermission(.readOnly), .setParticipantPermission(Identity(participantID: "p-cy"), .readWrite),
      .acceptShare(oneTimeURL: nil),
    ] as [Action], [[], [pia], [other], [pia, other]])
  func `people who were added are seen as those who were there`(action: Action, people: [Participant]) throws {
    let share = Self.added(people)
    #expect(share.participants.added.count == people.count)
    for subject in ["p-ana", "p-cy", "p-pia"] {
      // What is seen of the people is kept when they are asked about for the second time.
      for _ in 0..<3 {
        let seen = try ViewProbe.seen(Self.everything, in: Sample.request(action, by: subject, on: share))
        #expect(
          seen
            == (try ViewProbe.seen(Self.everything, in: Sample.request(action, by: subject, on: Self.rebuilt(share)))))
      }
    }
  }

  @Test func `a list that is kept is seen by the terms of each share that has it`() throws {
    var share = Self.rebuilt(Self.added([Self.pia]))
    let expression = "share:count{ permission = 'readWrite' } .. ' ' .. share.participants[5].effectivePermission"
    for (open, seen) in [
      (ParticipantPermission.readWrite, "3 readWrite"), (.readOnly, "2 readOnly"), (.readWrite, "3 readWrite"),
      (.readWrite, "3 readWrite"), (.readOnly, "2 readOnly"),
    ] {
      share.publicPermission = open
      #expect(try ViewProbe.seen(expression, in: Sample.request(.readShare, on: share)) == seen)
    }
    share.publicPermission = .readWrite
    #expect(
      try ViewProbe.seen(
        expression, in: Sample.request(.readShare, on: share), profile: #"{"publicUserLevel": "stored"}"#)
        == "2 readOnly")
  }

  @Test(arguments: [
    ("actor.participant == share.owner", "true"), ("share.owner == share.participants[1]", "true"),
    ("after.owner == share.owner", "true"), ("share.participants[3] == after.participants[3]", "true"),
    ("share.participants == after.participants", "false"), ("share:find('p-ben') == after:find('p-ben')", "true"),
    ("actor.email == share.owner.email", "false"),
    ("share.participants[1].properties == share.participants[2].properties", "false"),
    ("request.gains[1].before", "nil"), ("request.gains[1] == after.participants[5]", "false"),
    ("request.gains[1].email == after.participants[5].email", "true"),
    ("request.gains[1].email.text == after.participants[5].email.text", "true"),
  ])
  func `who is who does not depend on how often a list is asked about`(expression: String, seen: String) throws {
    let request = Sample.request(Sample.invite("dee"))
    for _ in 0..<3 { #expect(try ViewProbe.seen(expression, in: request) == seen) }
  }

  @Test func `a list that stays as it is is one list`() throws {
    let request = Sample.request(.readShare, on: Self.rebuilt(Sample.share))
    for _ in 0..<3 {
      #expect(try ViewProbe.seen("share.participants == after.participants", in: request) == "true")
      #expect(try ViewProbe.seen("share == after", in: request) == "false")
    }
  }

  @Test func `labels and addresses of everybody are their own`() throws {
    var people = Array(Sample.share.participants)
    for place in people.indices.dropFirst() { people[place].properties = Labels([("number", .integer(Int64(place)))]) }
    people[2].identity.emailAddress = nil
    var share = Sample.share
    share.participants = ParticipantList(people)
    let request = Sample.request(Sample.invite("dee"), on: share)
    let expression = """
      (function()
        local out = {}
        for i, p in ipairs(after.participants) do
          out[i] = tostring(p.properties.number) .. tostring(p.email and p.email.text .. p.email.localPart .. p.email.domain)
        end
        return table.concat(out, " ")
      end)()
      """
    let seen =
      "nilana@example.comanaexample.com 1ben@example.combenexample.com 2nil 3gone@example.comgoneexample.com "
      + "nildee@example.comdeeexample.com"
    for _ in 0..<3 { #expect(try ViewProbe.seen(expression, in: request) == seen) }
  }

  @Test func `an empty and a wholly new list are seen as they are`() throws {
    let bare = Share(recordName: "share-2", rootRecordName: "trip")
    let creation = Action.createShare(ShareCreation(root: .init(recordName: "trip", exists: true)))
    let request = Sample.request(creation, on: bare)
    #expect(try ViewProbe.seen("#after.participants .. ' ' .. after.owner.role", in: request) == "1 owner")
  }

  @Test func `threads that see a list first at the same time see the same`() async throws {
    let panel = try Panel(body: "warn('seen', '-', '%s', request.after:count{} .. request.share.owner.participantID)")
    for _ in 0..<50 {
      let share = Self.rebuilt(Sample.share)
      let request = Sample.request(Sample.invite("dee"), on: share)
      let seen = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<4 { group.addTask { panel.decide(request).warnings.first?.adminMessage } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(seen == Array(repeating: "4p-ana", count: 4))
    }
  }
}
