import ShareModel
import ShareWarden
import Testing

@Suite struct WardenTests {
  static let share = Share(
    recordName: "s", rootRecordName: "r",
    participants: [GainTests.owner, GainTests.participant("p-ben", .privateUser, .readWrite)])

  static func decide(_ subject: String, _ action: Action) -> Decision {
    Warden().decide(
      ShareRequest(subject: Subject(id: subject), action: action, share: share, time: Timestamp(microseconds: 0)))
  }

  static let invitation = Action.addParticipant(Invitation(identity: Identity(userRecordName: "_cy")))

  @Test func `the owner invites, and the share after holds the invitee`() {
    let decision = Self.decide("p-ana", Self.invitation)
    #expect(decision.isAllowed)
    #expect(decision.effects.map(\.kind) == ["participantAdded"])
    #expect(decision.resultingShare?.participants.count == 3)
  }

  @Test func `a writer does not invite, and learns by which rule`() {
    let decision = Self.decide("p-ben", Self.invitation)
    #expect(!decision.isAllowed)
    #expect(decision.denials.map(\.id) == ["R044"])
    #expect(decision.denials.first?.ckError == .permissionFailure)
    #expect(decision.denials.first?.layer == .builtin)
  }

  @Test func `a stranger reads nothing`() {
    #expect(!Self.decide("p-eve", .readRecord(RecordTarget(recordName: "n"))).isAllowed)
  }
}
