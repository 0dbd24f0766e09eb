import ShareModel
import Testing

@Suite struct IdentityTests {
  static func address(_ local: String, _ domain: String) -> EmailAddress {
    EmailAddress(checkedText: "\(local)@\(domain)", localPart: local, domain: domain)
  }

  @Test func `addresses compare without regard to ASCII case`() {
    #expect(Self.address("Ana", "example.com") == Self.address("ana", "example.com"))
    #expect(Self.address("ana", "example.com") != Self.address("ana", "example.org"))
    #expect(Self.address("Ä", "example.com") != Self.address("ä", "example.com"))
  }

  @Test func `one equal key is enough to be the same person`() {
    let known = Identity(participantID: "p-1", userRecordName: "_u1", emailAddress: Self.address("ana", "example.com"))
    #expect(known.matches(Identity(participantID: "p-1", userRecordName: "_other")))
    #expect(known.matches(Identity(emailAddress: Self.address("ANA", "example.com"))))
    #expect(!known.matches(Identity(participantID: "p-2", userRecordName: "_u2")))
  }

  @Test func `an empty identity matches nobody`() {
    #expect(!Identity().matches(Identity()))
    #expect(!Identity().matches(Identity(participantID: "p-1")))
    #expect(Identity().isEmpty)
  }

  @Test func `a subject's id is held against participant and record names`() {
    let subject = Subject(id: "x1")
    #expect(subject.matches(Identity(participantID: "x1")))
    #expect(subject.matches(Identity(userRecordName: "x1")))
    #expect(!subject.matches(Identity(participantID: "x2")))
    #expect(!Subject(id: "").matches(Identity(participantID: "")))
  }

  @Test func `somebody who joins takes no participantID along`() {
    let identity = Identity(participantID: "p-9", emailAddress: Self.address("pia", "example.com"))
    #expect(Subject(id: "pia@example.com", identity: identity).joiningIdentity.participantID == nil)
    #expect(Subject(id: "_u7").joiningIdentity.userRecordName == "_u7")
  }

  @Test func `keys are compared byte for byte`() {
    #expect(Self.address("zo\u{EB}", "x.example") != Self.address("zoe\u{308}", "x.example"))
    #expect(!Identity(participantID: "\u{E9}").matches(Identity(participantID: "e\u{301}")))
    #expect(!Subject(id: "\u{212A}").matches(Identity(userRecordName: "K")))
    #expect(Identity(participantID: "\u{E9}") != Identity(participantID: "e\u{301}"))
    #expect(Identity(userRecordName: "\u{E9}") != Identity(userRecordName: "e\u{301}"))
    #expect(Identity(userRecordName: "\u{E9}") == Identity(userRecordName: "\u{E9}"))
  }
}
