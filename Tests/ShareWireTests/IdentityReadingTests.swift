import PlainData
import ShareModel
import Testing

@testable import ShareWire

/// Who somebody is, from wherever it is said.
@Suite struct IdentityReadingTests {
  private func participant(_ members: String, strictly isStrict: Bool = false) throws(InputFault) -> Participant {
    let text = Example.request(participants: #"\#(Example.owner),{\#(members)}"#)
    return try Example.read(text, strictly: isStrict).share.participants[1]
  }

  private func fault(_ members: String, strictly isStrict: Bool = false) -> InputFault? {
    do throws(InputFault) {
      _ = try participant(members, strictly: isStrict)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    #""emailAddress":"b@example.com""#, #""userIdentity":{"emailAddress":"b@example.com"}"#,
    #""userIdentity":{"lookupInfo":{"emailAddress":"b@example.com"}}"#,
    #""lookupInfo":{"emailAddress":"b@example.com"}"#,
    #""participantLookupInfo":{"emailAddress":"b@example.com"}"#,
    #""emailAddress":"B@EXAMPLE.com","userIdentity":{"lookupInfo":{"emailAddress":"b@example.com"}}"#,
    #""emailAddress":"b@example.com","userIdentity":{"lookupInfo":{"emailAddress":null}},"lookupInfo":null"#,
  ]) func `an address is found flat and nested`(members: String) throws {
    #expect(try participant(members, strictly: true).identity.emailAddress?.folded == "b@example.com")
  }

  @Test(arguments: [
    (
      #""emailAddress":"b@example.com","userIdentity":{"lookupInfo":{"emailAddress":"c@example.com"}}"#,
      "userIdentity.lookupInfo.emailAddress"
    ),
    (
      #""phoneNumber":"+15550100","userIdentity":{"lookupInfo":{"phoneNumber":"+15550101"}}"#,
      "userIdentity.lookupInfo.phoneNumber"
    ),
    (#""userRecordName":"_a","userIdentity":{"userRecordName":"_b"}"#, "userIdentity.userRecordName"),
    (
      #""userIdentity":{"userRecordName":"_a","lookupInfo":{"userRecordName":"_A"}}"#,
      "userIdentity.lookupInfo.userRecordName"
    ),
    (#""participantID":"p","participantId":"q""#, "participantId"),
    (#""hasiCloudAccount":true,"userIdentity":{"hasiCloudAccount":false}"#, "userIdentity"),
    (#""hasiCloudAccount":true,"hasICloudAccount":false"#, "hasICloudAccount"),
    (#""role":"owner","type":"USER""#, "type"),
    (#""isOneTimeURL":true,"oneTimeURL":false"#, "oneTimeURL"),
  ]) func `two places that say different things are a fault, not a choice`(members: String, path: String) {
    #expect(fault(members)?.path == "resource.properties.participants[1].\(path)")
  }

  @Test(arguments: ["participantID", "participantId", "userRecordName", "emailAddress", "phoneNumber"])
  func `an empty key is a fault, for it would match every other empty one`(name: String) {
    #expect(fault(#""\#(name)":"""#)?.path == "resource.properties.participants[1].\(name)")
    let subject = #"{"type":"user","id":"ana@example.com","properties":{"\#(name)":""}}"#
    #expect(Example.fault(Example.request(subject: subject))?.path == "subject.properties.\(name)")
  }

  @Test func `a null key is no key`() throws {
    let read = try participant(
      #""participantID":null,"userRecordName":null,"emailAddress":null,"phoneNumber":null,"userIdentity":null"#)
    #expect(read.identity.isEmpty)
    #expect(!read.identity.matches(read.identity))
  }

  @Test func `what is missing of a standing is unknown`() throws {
    let read = try participant(#""emailAddress":"b@example.com","role":null"#)
    #expect(read.role == .unknown && read.permission == .unknown && read.acceptanceStatus == .unknown)
    #expect(!read.isOneTimeURL && !read.isApprovedRequester && read.hasiCloudAccount == nil)
  }

  @Test func `that an address has no account is heard wherever it is said`() throws {
    for members in [
      #""hasiCloudAccount":false"#, #""hasICloudAccount":false"#, #""userIdentity":{"hasiCloudAccount":false}"#,
      #""userIdentity":{"hasICloudAccount":false}"#,
    ] {
      #expect(try participant(members, strictly: true).hasiCloudAccount == false)
    }
  }

  @Test func `raw integers are CloudKit's`() throws {
    for (number, role) in [(0, ParticipantRole.unknown), (2, .administrator), (3, .privateUser), (4, .publicUser)] {
      #expect(try participant(#""role":\#(number)"#).role == role)
      #expect(try participant(#""type":\#(number)"#).role == role)
    }
    #expect(fault(#""role":1"#)?.message == "has 2 owners; a share has exactly one")
    let permissions: [ParticipantPermission] = [.unknown, .none, .readOnly, .readWrite]
    let statuses: [ParticipantAcceptanceStatus] = [.unknown, .pending, .accepted, .removed]
    for number in 0...3 {
      let read = try participant(#""permission":\#(number),"acceptanceStatus":\#(number)"#)
      #expect(read.permission == permissions[number] && read.acceptanceStatus == statuses[number])
    }
  }

  @Test(arguments: [
    ("role", "5"), ("role", "-1"), ("permission", "4"), ("acceptanceStatus", "4"), ("role", "1.0"), ("role", "true"),
    ("role", #""1""#), ("permission", "[]"), ("permission", "{}"), ("role", #""Owner""#), ("role", #"" owner""#),
    ("role", #""owner ""#), ("role", #""OWNER\u0000""#), ("role", #""""#), ("permission", #""readwrite""#),
    ("permission", #""READ WRITE""#), ("permission", #""ReadWrite""#), ("acceptanceStatus", #""Accepted""#),
    ("acceptanceStatus", #""UN\u212ANOWN""#), ("role", #""оwner""#), ("role", #""owner,administrator""#),
  ]) func `a value outside the vocabulary is a fault, never a guess`(name: String, value: String) {
    let fault = fault(#""\#(name)":\#(value)"#)
    #expect(fault?.path == "resource.properties.participants[1].\(name)")
  }

  @Test func `an unknown member is a fault for a strict reader, however deep`() {
    for (members, path) in [
      (#""emialAddress":"b@example.com""#, "emialAddress"),
      (#""userIdentity":{"lookupinfo":{}}"#, "userIdentity.lookupinfo"),
      (#""userIdentity":{"lookupInfo":{"emial":"b@example.com"}}"#, "userIdentity.lookupInfo.emial"),
    ] {
      #expect(fault(members) == nil)
      #expect(fault(members, strictly: true)?.path == "resource.properties.participants[1].\(path)")
    }
  }
}
