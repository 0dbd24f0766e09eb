import ShareModel
import ShareWarden
import Testing

@Suite struct RedactionTests {
  /// What the person who asked is told; the policy says the text given.
  static func told(_ lua: String, _ request: ShareRequest = Sample.request(Sample.invite("dee"))) throws -> String? {
    try Panel(body: "local share = request.share\ndeny('no', \(lua), 'admin: %s', \(lua))").decide(request).denials
      .first?.message
  }

  @Test(arguments: [
    ("'ask ben@example.com first'", "ask (address) first"), ("'BEN@EXAMPLE.COM'", "(address)"),
    ("share.participants[2].email.text:upper()", "(address)"), ("'xben@example.comx'", "x(address)x"),
    ("'ben@example.com\\u{301}!'", "(address)\u{301}!"), ("'call +15550100.'", "call (address)."),
    ("share.participants[2].phone:sub(2)", "(address)"),
    ("'cy@partner.example,rae@example.com bob@example.com'", "(address),(address) (address)"),
    ("'gone@example.com'", "(address)"), ("'ben@example.comben@example.com'", "(address)(address)"),
    ("'Ben and partner.example'", "Ben and partner.example"), ("'nobody@example.com'", "nobody@example.com"),
  ])
  func `the addresses of others are kept out`(lua: String, told: String) throws {
    #expect(try Self.told(lua) == told)
  }

  @Test func `one's own addresses and those that one brought may be read again`() throws {
    #expect(try Self.told("'ana@example.com invites DEE@example.com'") == "ana@example.com invites DEE@example.com")
    #expect(
      try Self.told("'cy@partner.example'", Sample.request(.acceptShare(oneTimeURL: nil), by: "p-cy"))
        == "cy@partner.example")
    let removal = Action.removeParticipant(Identity(emailAddress: Sample.address("ben@example.com")))
    #expect(try Self.told("'ben@example.com'", Sample.request(removal)) == "ben@example.com")
  }

  @Test func `somebody whom one names by an id keeps their address to themself`() throws {
    let removal = Sample.request(.removeParticipant(Identity(participantID: "p-ben")))
    #expect(try Self.told("request.share.participants[2].email.text", removal) == "(address)")
    #expect(try Self.told("request.share.participants[2].phone", removal) == "(address)")
  }

  @Test func `an address that ends in another's is told as a whole`() throws {
    var share = Sample.share
    share.participants[0].identity.emailAddress = Sample.address("big-ben@example.com")
    let request = Sample.request(Sample.invite("dee"), on: share)
    #expect(try Self.told("'big-ben@example.com'", request) == "big-ben@example.com")
    share.participants[2].identity.emailAddress = Sample.address("old.ben@example.com")
    #expect(try Self.told("'old.ben@example.com'", Sample.request(Sample.invite("dee"), on: share)) == "(address)")
  }

  @Test func `an address that is cut with its text does not show its beginning`() throws {
    for length in 1000...1024 {
      let told = try #require(try Self.told("('x'):rep(\(length)) .. 'ben@example.com and more'"))
      #expect(!told.contains("ben@e"), "\(length)")
    }
  }

  @Test func `warnings and shadow denials keep addresses out, texts for administrators don't`() throws {
    let panel = try Panel(
      body: "deny('no', 'ben@example.com', 'ben@example.com') warn('w', 'ben@example.com')",
      set: #"{"policies": {"p": {"mode": "shadow"}}}"#)
    let decision = panel.decide(Sample.request(Sample.invite("dee")))
    #expect(decision.shadowDenials.map(\.message) == ["(address)"])
    #expect(decision.shadowDenials.map(\.adminMessage) == ["ben@example.com"])
    #expect(decision.warnings.map(\.message) == ["(address)"])
  }

  @Test func `many people cost little`() throws {
    var share = Sample.share
    share.participants += (0..<9_900).map { number in
      Participant(
        identity: Identity(emailAddress: Sample.address("person\(number)@example.com")), role: .privateUser,
        permission: .readOnly, acceptanceStatus: .pending)
    }
    let request = Sample.request(.setShareFields(Labels([("x", .integer(1))])), on: share)
    let clock = ContinuousClock()
    let start = clock.now
    let told = try #require(try Self.told("('person1 person77@example.com '):rep(30)", request))
    let duration = clock.now - start
    #expect(told.hasPrefix("person1 (address) person1"))
    #expect(duration < .seconds(10), "\(duration)")
  }
}
