import ShareModel
import Testing

@Suite struct VocabularyTests {
  @Test func `unknown permission opens nothing`() {
    #expect(!(ParticipantPermission.unknown > .none))
    #expect(ParticipantPermission.readWrite > .readOnly)
    #expect(ParticipantPermission.readOnly > .none)
    #expect(!ParticipantPermission.unknown.opensRecords)
  }

  @Test func `a role's integer is not its rank`() {
    #expect(ParticipantRole.administrator.outranks(.publicUser))
    #expect(ParticipantRole.owner.outranks(.administrator))
    #expect(!ParticipantRole.publicUser.outranks(.privateUser))
  }

  @Test func `only pending and accepted people hold a seat`() {
    #expect(ParticipantAcceptanceStatus.allCases.filter(\.holdsSeat) == [.pending, .accepted])
  }

  @Test func `an error's name is CloudKit's`() {
    #expect(CloudKitError.permissionFailure.name == "permissionFailure")
    #expect(CloudKitError(rawValue: 37) == .participantAlreadyInvited)
  }

  @Test func `labels come in the order of their names and once each`() {
    let labels = Labels([("b", .integer(1)), ("a", .boolean(true)), ("b", .integer(2))])
    #expect(labels.entries.map(\.name) == ["a", "b"])
    #expect(labels["b"] == .integer(2))
    #expect(labels["c"] == nil)
  }
}
