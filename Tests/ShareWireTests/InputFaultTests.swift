import PlainData
import ShareModel
import Testing

@testable import ShareWire

@Suite struct InputFaultTests {
  @Test func `an unknown role is told with its place and a suggestion`() {
    let boss = #",\#n{"emailAddress":"b@example.com","role":"ownr"}"#
    let fault = Example.fault(Example.request(participants: Example.owner + boss))
    #expect(fault?.path == "resource.properties.participants[1].role")
    #expect(fault?.message == #"unknown role "ownr" (did you mean "owner"?)"#)
    #expect(fault?.line == 2)
  }

  @Test func `an unknown action is told with a suggestion`() {
    let fault = Example.fault(Example.request(action: #"{"name":"addParticipnt"}"#))
    #expect(fault?.path == "action.name")
    #expect(fault?.message == #"unknown action "addParticipnt" (did you mean "addParticipant"?)"#)
  }

  @Test(arguments: [
    #""ana@""#, "a b@example.com", #"\"a\"@example.com"#, "a(x)@example.com", "a@b@example.com", "a@example..com",
    "a@example.com.", "a@", "@example.com", "a\\u0000@example.com", "",
  ]) func `an ill-formed e-mail address is never repaired`(address: String) {
    let person = #"{"emailAddress":"\#(address.replacing("\"", with: "\\\"").replacing("\\\\\"", with: "\\\""))"}"#
    let fault = Example.fault(
      Example.request(action: #"{"name":"addParticipant","properties":{"participant":\#(person)}}"#))
    #expect(fault?.path == "action.properties.participant.emailAddress")
  }

  @Test func `a share has exactly one owner`() {
    #expect(Example.fault(Example.request(participants: ""))?.path == "resource.properties.participants")
    let two = Example.owner + "," + Example.owner
    #expect(Example.fault(Example.request(participants: two))?.path == "resource.properties.participants")
  }

  @Test func `nobody is accepted and blocked`() {
    let members = #","blocked":[{"emailAddress":"ANA@example.com"}]"#
    #expect(Example.fault(Example.request(members: members))?.path == "resource.properties.participants[0]")
  }

  @Test func `unknown members are faults only when asked to be strict`() {
    let text = Example.request(members: #","publicPermision":"none""#)
    #expect(Example.fault(text) == nil)
    #expect(Example.fault(text, strictly: true)?.message.contains("did you mean") == true)
  }

  @Test func `deleting a record needs its name`() {
    let text = Example.request(action: #"{"name":"deleteRecord","properties":{"record":{}}}"#)
    #expect(Example.fault(text)?.path == "action.properties.record.recordName")
  }

  @Test func `two names of one thing must agree`() {
    let person = #"{"emailAddress":"b@example.com","role":"privateUser","type":"OWNER"}"#
    #expect(Example.fault(Example.request(participants: Example.owner + "," + person)) != nil)
  }
}
