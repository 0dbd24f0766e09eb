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
      let seen = try ViewProbe.seen(Self.everything, in: Sample.request(action, by: subject, on: share))
      #expect(
        seen == (try ViewProbe.seen(Self.everything, in: Sample.request(action, by: subject, on: Self.rebuilt(share)))))
    }
  }

  @Test func `a list that is kept is seen by the terms of each share that has it`() throws {
    var share = Self.rebuilt(Self.added([Self.pia]))
    let expression = "share:count{ permission = 'readWrite' } .. ' ' .. share.participants[5].effectivePermission"
    for (open, seen) in [
      (ParticipantPermission.readWrite, "3 readWrite"), (.readOnly, "2 readOnly"), (.readWrite, "3 readWrite"),
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

  @Test func `the actor and the owner are people of the list`() throws {
    let request = Sample.request(Sample.invite("dee"))
    for expression in [
      "actor.participant == share.owner", "share.owner == share.participants[1]", "after.owner == share.owner",
      "share:find('p-ben') == after:find('p-ben')", "request.gains[1].before == nil",
      "request.gains[1].email.text == after.participants[5].email.text",
    ] {
      #expect(try ViewProbe.seen(expression, in: request) == "true", "\(expression)")
    }
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
