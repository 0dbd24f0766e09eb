import ShareModel
import Testing

@Suite struct PersonViewTests {
  @Test(arguments: [
    ("ben.email.text", "ben@example.com"), ("ben.email.localPart", "ben"), ("ben.email.domain", "example.com"),
    ("ben.phone", "+15550100"), ("ben.userRecordName", "_ben"), ("ben.participantID", "p-ben"), ("ben.name", "nil"),
    ("ben.role", "privateUser"), ("ben.permission", "readWrite"), ("ben.effectivePermission", "readWrite"),
    ("ben.acceptanceStatus", "accepted"), ("ben.hasiCloudAccount", "true"), ("ben.isOneTimeURL", "false"),
    ("ben.isApprovedRequester", "false"), ("ben.dateAddedToShare.text", "2026-11-30T12:00:00Z"),
    ("ben.dateAddedToShare == request.context.time", "true"), ("ben.properties.team", "blue"),
    ("ben.properties.none", "nil"),
  ])
  func `every field of a person is seen`(expression: String, seen: String) throws {
    #expect(
      try ViewProbe.seen(
        expression.replacing("ben.", with: "share.participants[2]."), in: Sample.request(.readShare)) == seen)
  }

  @Test func `what is not known of a person is nil`() throws {
    var share = Sample.share
    share.participants.append(
      Participant(
        identity: Identity(participantID: "p-x"), role: .privateUser, permission: .readOnly, acceptanceStatus: .accepted
      ))
    for field in ["email", "phone", "userRecordName", "name", "hasiCloudAccount", "dateAddedToShare"] {
      #expect(try ViewProbe.seen("share.participants[5].\(field)", in: Sample.request(.readShare, on: share)) == "nil")
    }
    #expect(try ViewProbe.seen("share.requesters[1].role", in: Sample.request(.readShare, on: share)) == "nil")
  }

  @Test(arguments: [
    (ParticipantPermission.readOnly, "readOnly readOnly"), (.readWrite, "readWrite readWrite"), (.none, "none none"),
  ])
  func `a public user has the share's permission, live`(open: ParticipantPermission, seen: String) throws {
    var share = Sample.share
    share.publicPermission = open
    share.participants.append(
      Participant(
        identity: Sample.identity("pia"), role: .publicUser, permission: .readOnly, acceptanceStatus: .accepted))
    let expression = "share.participants[5].permission .. ' ' .. share.participants[5].effectivePermission"
    #expect(try ViewProbe.seen(expression, in: Sample.request(.readShare, on: share)) == seen)
    #expect(
      try ViewProbe.seen(
        expression, in: Sample.request(.readShare, on: share), profile: #"{"publicUserLevel": "stored"}"#)
        == "readOnly readOnly")
  }

  @Test func `a pending person may do nothing yet and is counted by what they will be allowed`() throws {
    let request = Sample.request(.readShare)
    #expect(try ViewProbe.seen("share.participants[3].effectivePermission", in: request) == "none")
    #expect(try ViewProbe.seen("share.participants[3].permission", in: request) == "readOnly")
    #expect(try ViewProbe.seen("share.participants[4].effectivePermission", in: request) == "none")
  }

  @Test func `the place of a one-time link is a person without an address`() throws {
    let action = Action.addParticipant(Invitation(isOneTimeURL: true, permission: .readOnly))
    let request = Sample.request(action)
    #expect(try ViewProbe.seen("#request.gains", in: request) == "1")
    #expect(try ViewProbe.seen("request.gains[1].isOneTimeURL", in: request) == "true")
    #expect(try ViewProbe.seen("request.gains[1].email", in: request) == "nil")
    #expect(try ViewProbe.seen("action.participant.isOneTimeURL", in: request) == "true")
  }
}
