import ShareModel
import ShareRules
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

  struct Seen: Equatable {
    let participant: Participant
    let before: Participant?
  }

  static func gains(_ before: Share?, _ after: Share) -> [Seen] {
    let gains =
      before.map { Gain.all(from: $0, to: after, RuleProfile()) } ?? Gain.ofAll(in: after.participants)
    return (0..<gains.count).map { number in
      let gain = gains[number]
      return Seen(
        participant: after.participants[gain.place], before: gain.before.flatMap { before?.participants[$0] })
    }
  }

  @Test func `somebody new is a gain without a before`() {
    let guest = Self.participant("p-cy", .privateUser, .readOnly, .pending)
    #expect(Self.gains(Self.share(), Self.share(guest)) == [Seen(participant: guest, before: nil)])
  }

  @Test func `accepting is a gain`() {
    let pending = Self.participant("p-cy", .privateUser, .readOnly, .pending)
    let accepted = Self.participant("p-cy")
    #expect(Self.gains(Self.share(pending), Self.share(accepted)) == [Seen(participant: accepted, before: pending)])
  }

  @Test func `a higher permission or role is a gain, a lower one is not`() {
    let reader = Self.participant("p-cy")
    let writer = Self.participant("p-cy", .privateUser, .readWrite)
    let administrator = Self.participant("p-cy", .administrator)
    #expect(Self.gains(Self.share(reader), Self.share(writer)) == [Seen(participant: writer, before: reader)])
    #expect(Self.gains(Self.share(reader), Self.share(administrator)).map(\.before) == [reader])
    #expect(Self.gains(Self.share(writer), Self.share(reader)).isEmpty)
    #expect(Self.gains(Self.share(administrator), Self.share(reader)).isEmpty)
    #expect(Self.gains(Self.share(reader), Self.share(reader)).isEmpty)
  }

  @Test func `raising the public permission is a gain of every public user`() {
    let joiner = Self.participant("p-pia", .publicUser)
    let before = Self.share(joiner, open: .readOnly)
    #expect(Self.gains(before, Self.share(joiner, open: .readWrite)) == [Seen(participant: joiner, before: joiner)])
  }

  @Test func `who has no key gains nothing where somebody before them goes, and is one person`() {
    let guest = Self.participant("p-cy")
    var nameless = guest
    nameless.identity = Identity()
    let before = Self.share(guest, nameless)
    #expect(Self.gains(before, Self.share(nameless)).isEmpty)
    #expect(Self.gains(before, Self.share(nameless, open: .readOnly)).isEmpty)
    #expect(Self.gains(before, Self.share(nameless, nameless)) == [Seen(participant: nameless, before: nil)])
  }

  @Test func `somebody removed earlier comes in anew`() {
    let removed = Self.participant("p-cy", .privateUser, .readOnly, .removed)
    let again = Self.participant("p-cy", .privateUser, .readOnly, .pending)
    #expect(Self.gains(Self.share(removed), Self.share(again)) == [Seen(participant: again, before: nil)])
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
}
