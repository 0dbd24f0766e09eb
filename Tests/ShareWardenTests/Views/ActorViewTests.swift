import ShareModel
import Testing

@Suite struct ActorViewTests {
  static func seen(_ expression: String, _ subject: Subject, _ action: Action = .readShare) throws -> String? {
    var request = Sample.request(action)
    request.subject = subject
    return try ViewProbe.seen(expression, in: request)
  }

  @Test(arguments: [
    ("actor.email.text", "ben@example.com"), ("actor.phone", "+15550100"), ("actor.userRecordName", "_ben"),
    ("actor.participantID", "p-ben"), ("actor.name", "nil"), ("actor.participant.role", "privateUser"),
    ("actor.participant.permission", "readWrite"), ("actor.participant.properties.team", "blue"),
    ("actor.accountStatus", "available"), ("actor.properties.department", "sales"),
  ])
  func `an actor in the list is known by all their keys`(expression: String, seen: String) throws {
    for id in ["p-ben", "_ben"] {
      let subject = Subject(id: id, properties: Labels([("department", .text("sales"))]))
      #expect(try Self.seen(expression, subject) == seen)
    }
    let address = Sample.address("BEN@example.com")
    let subject = Subject(
      id: "BEN@example.com", identity: Identity(emailAddress: address),
      properties: Labels([("department", .text("sales"))]))
    #expect(try Self.seen(expression, subject) == seen)
  }

  @Test func `an actor in no list is known by what the request says`() throws {
    let address = Sample.address("zed@example.org")
    let subject = Subject(id: "zed@example.org", identity: Identity(emailAddress: address))
    let action = Action.lookUpParticipant(Identity(userRecordName: "_x"))
    let text = "tostring(actor.participant) .. actor.email.domain .. tostring(actor.userRecordName)"
    #expect(try Self.seen(text, subject, action) == "nilexample.orgnil")
    #expect(try Self.seen("actor.userRecordName", Subject(id: "_zed"), action) == "_zed")
  }

  @Test func `a key that stands in a one-time slot is not the actor's`() throws {
    var request = Sample.request(.acceptShare(oneTimeURL: nil))
    request.subject = Subject(id: "p-slot")
    request.share.participants.append(
      Participant(
        identity: Identity(participantID: "p-slot", emailAddress: Sample.address("dee@example.com")),
        role: .privateUser, permission: .readOnly, acceptanceStatus: .pending, isOneTimeURL: true))
    #expect(try ViewProbe.seen("tostring(actor.email) .. actor.participantID", in: request) == "nilp-slot")
  }
}
