import ShareModel
import Testing

/// People are values, however much of them copies have in common.
@Suite struct PersonValueTests {
  static let ana = Identity(userRecordName: "_ana")
  static let labels = Labels([("team", .text("blue"))])

  static let participant = Participant(
    identity: ana, name: "Ana", role: .privateUser, permission: .readOnly, acceptanceStatus: .pending,
    dateAddedToShare: Timestamp(microseconds: 3), properties: labels)
  static let invitation = Invitation(identity: ana, name: "Ana", role: .privateUser, properties: labels)
  static let person = Person(identity: ana, name: "Ana", hasiCloudAccount: true, properties: labels)

  static let changesOfParticipants: [@Sendable (inout Participant) -> Void] = [
    { $0.identity.participantID = "p" }, { $0.identity = Identity() }, { $0.name = nil }, { $0.properties = Labels() },
    { $0.role = .administrator }, { $0.permission = .none }, { $0.acceptanceStatus = .accepted },
    { $0.hasiCloudAccount = false }, { $0.isOneTimeURL = true }, { $0.isApprovedRequester = true },
    { $0.dateAddedToShare = nil },
  ]

  static let changesOfInvitations: [@Sendable (inout Invitation) -> Void] = [
    { $0.identity.participantID = "p" }, { $0.name = "Bo" }, { $0.properties = Labels() }, { $0.role = nil },
    { $0.permission = .readWrite }, { $0.isOneTimeURL = true }, { $0.isLookedUp = false },
  ]

  static let changesOfPersons: [@Sendable (inout Person) -> Void] = [
    { $0.identity.userRecordName = "_bo" }, { $0.name = nil }, { $0.properties = Labels() },
    { $0.hasiCloudAccount = nil },
  ]

  /// Changes one of two copies, and expects the other to be as before; and both again to be one where that changes alike.
  private func expectValue<Value: Hashable>(_ value: Value, says content: Value, _ change: (inout Value) -> Void) {
    var copy = value
    change(&copy)
    #expect(copy != value && value == content && Set([copy, value, content]).count == 2)
    var other = value
    change(&other)
    #expect(other == copy && other.hashValue == copy.hashValue)
    let again = copy
    copy = value
    #expect(copy == content && again == other)
  }

  @Test(arguments: changesOfParticipants.indices)
  func `a participant's copies do not see each other's changes`(number: Int) {
    expectValue(
      Self.participant,
      says: Participant(
        identity: Self.ana, name: "Ana", role: .privateUser, permission: .readOnly, acceptanceStatus: .pending,
        dateAddedToShare: Timestamp(microseconds: 3), properties: Self.labels),
      Self.changesOfParticipants[number])
  }

  @Test(arguments: changesOfInvitations.indices)
  func `an invitation's copies do not see each other's changes`(number: Int) {
    expectValue(
      Self.invitation,
      says: Invitation(identity: Self.ana, name: "Ana", role: .privateUser, properties: Self.labels),
      Self.changesOfInvitations[number])
  }

  @Test(arguments: changesOfPersons.indices)
  func `a person's copies do not see each other's changes`(number: Int) {
    expectValue(
      Self.person,
      says: Person(identity: Self.ana, name: "Ana", hasiCloudAccount: true, properties: Self.labels),
      Self.changesOfPersons[number])
  }

  @Test func `who was invited and the invitation change apart`() {
    var invitation = Self.invitation
    var entry = Participant(
      of: invitation, role: .privateUser, permission: .readOnly, acceptanceStatus: .pending,
      dateAddedToShare: Timestamp(microseconds: 3))
    #expect(entry == Self.participant)
    invitation.name = "Bo"
    #expect(entry == Self.participant)
    entry.identity = Identity(userRecordName: "_cy")
    #expect(invitation.identity == Self.ana && invitation.name == "Bo" && entry.name == "Ana")
  }
}
