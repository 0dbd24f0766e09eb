import ShareModel
import ShareWire
import Testing

@testable import ShareWarden

@Suite struct GainTests {
  static func participant(
    _ id: String, _ role: ParticipantRole = .privateUser, _ permission: ParticipantPermission = .readOnly,
    _ status: ParticipantAcceptanceStatus = .accepted
  ) -> Participant {
    Participant(
      identity: Identity(participantID: id), role: role, permission: permission, acceptanceStatus: status)
  }

  static let owner = participant("p-ana", .owner, .readWrite)

  static func share(_ others: Participant..., open: ParticipantPermission = .none) -> Share {
    Share(recordName: "s", rootRecordName: "r", publicPermission: open, participants: [owner] + others)
  }

  static func gains(_ before: Share?, _ after: Share) -> [Gain] {
    Gain.all(from: before, to: after) { $0.role == .publicUser ? $1.publicPermission : $0.permission }
  }

  @Test func `somebody new is a gain without a before`() {
    let guest = Self.participant("p-cy", .privateUser, .readOnly, .pending)
    #expect(Self.gains(Self.share(), Self.share(guest)) == [Gain(participant: guest, before: nil)])
  }

  @Test func `accepting is a gain`() {
    let pending = Self.participant("p-cy", .privateUser, .readOnly, .pending)
    let accepted = Self.participant("p-cy")
    #expect(Self.gains(Self.share(pending), Self.share(accepted)) == [Gain(participant: accepted, before: pending)])
  }

  @Test func `a higher permission or role is a gain, a lower one is not`() {
    let reader = Self.participant("p-cy")
    let writer = Self.participant("p-cy", .privateUser, .readWrite)
    let administrator = Self.participant("p-cy", .administrator)
    #expect(Self.gains(Self.share(reader), Self.share(writer)) == [Gain(participant: writer, before: reader)])
    #expect(Self.gains(Self.share(reader), Self.share(administrator)).map(\.before) == [reader])
    #expect(Self.gains(Self.share(writer), Self.share(reader)).isEmpty)
    #expect(Self.gains(Self.share(administrator), Self.share(reader)).isEmpty)
    #expect(Self.gains(Self.share(reader), Self.share(reader)).isEmpty)
  }

  @Test func `raising the public permission is a gain of every public user`() {
    let joiner = Self.participant("p-pia", .publicUser)
    let before = Self.share(joiner, open: .readOnly)
    #expect(Self.gains(before, Self.share(joiner, open: .readWrite)) == [Gain(participant: joiner, before: joiner)])
  }

  @Test func `who has no key gains nothing where somebody before them goes, and is one person`() {
    let guest = Self.participant("p-cy")
    var nameless = guest
    nameless.identity = Identity()
    let before = Self.share(guest, nameless)
    #expect(Self.gains(before, Self.share(nameless)).isEmpty)
    #expect(Self.gains(before, Self.share(nameless, open: .readOnly)).isEmpty)
    #expect(Self.gains(before, Self.share(nameless, nameless)) == [Gain(participant: nameless, before: nil)])
  }

  @Test func `somebody removed earlier comes in anew`() {
    let removed = Self.participant("p-cy", .privateUser, .readOnly, .removed)
    let again = Self.participant("p-cy", .privateUser, .readOnly, .pending)
    #expect(Self.gains(Self.share(removed), Self.share(again)) == [Gain(participant: again, before: nil)])
  }

  @Test func `the owner is never a gain, nor is somebody who leaves`() {
    #expect(Self.gains(nil, Self.share()).isEmpty)
    #expect(Self.gains(Self.share(Self.participant("p-cy")), Self.share()).isEmpty)
  }

  @Test func `a place in the list means nothing`() {
    let others = (1...40).map { Self.participant("p-\($0)", .privateUser, .readOnly) }
    var after = Self.share()
    after.participants = ParticipantList(others.dropFirst() + [Self.owner, others[0]])
    var before = Self.share()
    before.participants = [Self.owner] + others
    #expect(Self.gains(before, after).isEmpty)
    after.participants[7].permission = .readWrite
    #expect(Self.gains(before, after).map(\.before) == [others[8]])
  }

  @Test func `somebody is found by any of their keys`() throws {
    let address = try EmailAddress(parsing: "Cy@example.com")
    let number = try PhoneNumber(parsing: "+1 555 010 0003")
    let known = [
      Identity(participantID: "p-1"), Identity(userRecordName: "_2"), Identity(emailAddress: address),
      Identity(phoneNumber: number), Identity(participantID: "p-1", userRecordName: "_5"),
    ]
    let index = IdentityIndex(known)
    #expect(index.first(matching: known[4]) == 0)
    #expect(index.first(matching: Identity(userRecordName: "_5")) == 4)
    #expect(index.first(matching: Identity(emailAddress: try EmailAddress(parsing: "cy@EXAMPLE.com"))) == 2)
    #expect(index.first(matching: Identity(participantID: "p-9", phoneNumber: number)) == 3)
    #expect(index.first(matching: Identity(participantID: "P-1")) == nil)
    #expect(index.first(matching: Identity()) == nil)
  }
}
