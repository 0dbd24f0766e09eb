import PlainData
import ShareModel
import Testing

@testable import ShareWire

@Suite struct SubjectReaderTests {
  private func request(_ members: String) -> String { Example.request(subject: #"{"type":"user",\#(members)}"#) }

  @Test(
    arguments: [
      ("Ana@Example.com", "ana@example.com", nil), ("+1 (555) 0100", nil, "+15550100"),
      ("tel:+1-555-0100", nil, "+15550100"), ("TEL:15550100", nil, "+15550100"), ("15550100", nil, "+15550100"),
      ("p-ana", nil, nil), ("_a1b2", nil, nil), ("123456", nil, nil), ("1555010x", nil, nil),
    ] as [(String, String?, String?)])
  func `an id is an address or a number if it looks like one`(id: String, email: String?, phone: String?) throws {
    let subject = try Example.read(request(#""id":"\#(id)""#)).subject
    #expect(subject.id == id)
    #expect(subject.identity.emailAddress?.folded == email)
    #expect(subject.identity.phoneNumber?.digits == phone)
    #expect(subject.identity.participantID == nil && subject.identity.userRecordName == nil)
  }

  @Test func `an id of another kind is a participantID or a record name`() throws {
    let subject = try Example.read(request(#""id":"p-ana""#)).subject
    #expect(subject.matches(Identity(participantID: "p-ana")))
    #expect(subject.matches(Identity(userRecordName: "p-ana")))
    #expect(!subject.matches(Identity(participantID: "P-ANA")))
    #expect(!subject.matches(Identity()))
  }

  @Test(arguments: [
    (#""id":"a b@example.com""#, "subject.id"), (#""id":"@""#, "subject.id"), (#""id":"+""#, "subject.id"),
    (#""id":"tel:""#, "subject.id"), (#""id":"""#, "subject.id"), (#""id":7"#, "subject.id"),
    (#""id":["a"]"#, "subject.id"),
    (#""id":"a","properties":[]"#, "subject.properties"),
    (#""id":"a","properties":{"accountStatus":"AVAILABLE!"}"#, "subject.properties.accountStatus"),
    (#""id":"a","properties":{"accountStatus":1}"#, "subject.properties.accountStatus"),
    (#""id":"a","properties":{"emailAddress":7}"#, "subject.properties.emailAddress"),
    (#""id":"a@example.com","properties":{"emailAddress":"b@example.com"}"#, "subject.id"),
    (#""id":"+15550100","properties":{"phoneNumber":"+15550101"}"#, "subject.id"),
    (#""id":"a","properties":{"participantID":"a","participantId":"b"}"#, "subject.properties.participantId"),
    (
      "\"id\":\"a\",\"properties\":{\"participantID\":\"\u{E9}\",\"participantId\":\"e\u{301}\"}",
      "subject.properties.participantId"
    ),
  ]) func `a doubtful subject is a fault`(members: String, path: String) {
    #expect(Example.fault(request(members))?.path == path)
  }

  @Test func `nobody is a fault`() {
    #expect(Example.fault(Example.request(subject: #"{"type":"user"}"#))?.path == "subject")
    #expect(Example.fault(Example.request(subject: #"{"type":"user","id":null}"#))?.path == "subject")
  }

  @Test func `a subject that is no user is not taken for one`() {
    let fault = Example.fault(Example.request(subject: #"{"type":"group","id":"ana@example.com"}"#))
    #expect(fault?.path == "subject.type" && fault?.message == #"unknown subject type "group"; give "user""#)
    #expect(Example.fault(Example.request(subject: #"{"id":"ana@example.com"}"#))?.path == "subject.type")
  }

  @Test func `further keys and labels stand in the properties`() throws {
    let subject = try Example.read(
      request(
        #"""
        "id":"ana@example.com","properties":{"participantId":"p","userRecordName":"_a","phoneNumber":"15550100",
        "emailAddress":"ANA@example.com","accountStatus":"RESTRICTED","team":"x","gone":null}
        """#)
    ).subject
    #expect(subject.identity.participantID == "p" && subject.identity.userRecordName == "_a")
    #expect(subject.identity.phoneNumber?.digits == "+15550100")
    #expect(subject.accountStatus == .restricted)
    #expect(subject.properties == Labels([("team", .text("x"))]))
  }

  @Test(arguments: [
    ("available", Subject.AccountStatus.available), ("noAccount", .noAccount), ("NO_ACCOUNT", .noAccount),
    ("temporarilyUnavailable", .temporarilyUnavailable), ("restricted", .restricted),
  ]) func `an account's status goes by its words`(word: String, status: Subject.AccountStatus) throws {
    let members = #""id":"a","properties":{"accountStatus":"\#(word)"}"#
    #expect(try Example.read(request(members)).subject.accountStatus == status)
  }
}
