import PlainData
import ShareModel
import Testing

@testable import ShareWire

@Suite struct ShareReaderTests {
  private func share(_ members: String, strictly isStrict: Bool = false) throws(InputFault) -> Share {
    try Example.read(Example.request(members: ",\(members)"), strictly: isStrict).share
  }

  private func path(_ members: String, strictly isStrict: Bool = false) -> String? {
    Example.fault(Example.request(members: ",\(members)"), strictly: isStrict)?.path
  }

  @Test func `what is missing opens nothing`() throws {
    let text = Example.request().replacing(#""publicPermission":"none","#, with: "")
    let share = try Example.read(text).share
    #expect(share.publicPermission == .unknown && !share.isPublic)
    #expect(!share.allowsAccessRequests && share.anonymousPublicAccess == nil && share.isSaved == nil)
    #expect(share.recordName == "s")
  }

  @Test func `a field is read wrapped or bare, and null is none`() throws {
    let read = try share(
      #"""
      "fields":{"cloudkit.title":{"value":"Trip","type":"STRING"},"cloudkit.type":"org.trip","bare":7,
       "wrapped":{"value":[1,2],"type":"INT64_LIST"},"secret":{"value":"x","isEncrypted":true},"none":{"value":null,
       "type":"STRING"},"null":null,"price":{"value":5,"currency":"EUR"},"typed":{"type":"x"}}
      """#, strictly: true)
    #expect(read.title == "Trip" && read.type == "org.trip")
    #expect(
      read.fields
        == Labels([
          ("bare", .integer(7)), ("wrapped", .list([.integer(1), .integer(2)])), ("secret", .text("x")),
          ("price", .map(Labels([("value", .integer(5)), ("currency", .text("EUR"))]))),
          ("typed", .map(Labels([("type", .text("x"))]))),
        ]))
  }

  @Test(arguments: [
    (#""title":"a","fields":{"cloudkit.title":"b"}"#, #"resource.properties.fields["cloudkit.title"]"#),
    (#""type":"a","fields":{"cloudkit.type":{"value":"b"}}"#, #"resource.properties.fields["cloudkit.type"].value"#),
    (#""fields":{"cloudkit.title":7}"#, #"resource.properties.fields["cloudkit.title"]"#),
    (#""rootRecordName":"a","forRecord":{"recordName":"b"}"#, "resource.properties.forRecord"),
    (#""allowsAccessRequests":true,"denyAccessRequests":true"#, "resource.properties.denyAccessRequests"),
    (#""anonymousPublicAccess":true,"publicAnonymousAccess":false"#, "resource.properties.publicAnonymousAccess"),
    (#""blocked":[],"blockedIdentities":[{"emailAddress":"x@example.com"}]"#, "resource.properties.blocked"),
    (#""owner":{"emailAddress":"x@example.com"},"requesters":[null]"#, "resource.properties.requesters[0]"),
    (#""recordName":"""#, "resource.properties.recordName"),
    (#""rootRecordName":"""#, "resource.properties.rootRecordName"),
    (#""forRecord":{"recordName":""}"#, "resource.properties.forRecord.recordName"),
    (#""forRecord":{}"#, "resource.properties.forRecord.recordName"),
    (#""recordType":"Note""#, "resource.properties.recordType"),
    (#""properties":{"list":[1,null]}"#, "resource.properties.properties.list[1]"),
  ]) func `a share that contradicts itself or lacks something is a fault`(members: String, path: String) {
    #expect(self.path(members) == path)
  }

  @Test func `access requests are allowed in either way of saying so`() throws {
    #expect(try share(#""allowsAccessRequests":true"#).allowsAccessRequests)
    #expect(try share(#""denyAccessRequests":false"#).allowsAccessRequests)
    #expect(try !share(#""denyAccessRequests":true"#).allowsAccessRequests)
    #expect(try !share(#""denyAccessRequests":null"#).allowsAccessRequests)
  }

  @Test func `anonymous access goes by both names`() throws {
    #expect(try share(#""anonymousPublicAccess":true"#).anonymousPublicAccess == true)
    #expect(try share(#""publicAnonymousAccess":false"#).anonymousPublicAccess == false)
  }

  @Test func `unknown members are faults for a strict reader alone`() throws {
    #expect(try share(#""titel":"x""#).title == nil)
    #expect(path(#""titel":"x""#, strictly: true) == "resource.properties.titel")
    #expect(path(#""forRecord":{"recordName":"r","x":1}"#, strictly: true) == "resource.properties.forRecord.x")
    #expect(path(#""blocked":[{"x":1}]"#, strictly: true) == "resource.properties.blocked[0].x")
  }

  @Test func `the envelope's unknown members are ignored even by a strict reader`() throws {
    let text = Example.request(
      action: #"{"name":"readShare","x":1}"#, subject: #"{"type":"user","id":"ana@example.com","x":1}"#
    ).replacing(#"{"subject""#, with: #"{"x":[{}],"subject""#)
    #expect(try Example.read(text, strictly: true).action == .readShare)
  }

  @Test func `a share that is to be made has no participants`() throws {
    let action = #"{"name":"createShare"}"#
    #expect(try Example.read(Example.request(action: action, participants: "")).share.participants.isEmpty)
    #expect(Example.fault(Example.request(action: action))?.path == "resource.properties.participants")
  }

  @Test func `ten thousand participants are read, and not one more`() throws {
    let many = String(repeating: ",{}", count: 9_999)
    #expect(try Example.read(Example.request(participants: Example.owner + many)).share.participants.count == 10_000)
    let fault = Example.fault(Example.request(participants: Example.owner + many + ",{}"))
    #expect(fault?.path == "resource.properties.participants")
    #expect(fault?.message == "has 10001 participants; at most 10000 can be read")
  }

  @Test(arguments: [
    ("requesters", "requesters"), ("blockedIdentities", "blocked identities"), ("blocked", "blocked identities"),
  ])
  func `ten thousand others are read in each list, and not one more`(member: String, noun: String) throws {
    let many = String(repeating: "{},", count: 9_999) + #"{"emailAddress":"x@x.example"}"#
    let share = try share(#""\#(member)":[\#(many)]"#)
    #expect(max(share.requesters.count, share.blockedIdentities.count) == 10_000)
    let fault = Example.fault(Example.request(members: #","\#(member)":[\#(many),{}]"#))
    #expect(fault?.path == "resource.properties.\(member)")
    #expect(fault?.message == "has 10001 \(noun); at most 10000 can be read")
  }

  @Test func `what is said twice is compared byte for byte`() {
    let (one, other) = ("\u{E9}", "e\u{301}")
    for (members, path) in [
      (#""rootRecordName":"\#(one)","forRecord":{"recordName":"\#(other)"}"#, "forRecord"),
      (#""title":"\#(one)","fields":{"cloudkit.title":"\#(other)"}"#, #"fields["cloudkit.title"]"#),
      (#""blockedIdentities":[{"name":"\#(one)"}],"blocked":[{"name":"\#(other)"}]"#, "blocked"),
    ] {
      #expect(self.path(members) == "resource.properties.\(path)", "\(members)")
      #expect(self.path(members.replacing(other, with: one)) == nil, "\(members)")
    }
  }

  @Test func `a request of one mebibyte is read, and not a byte more`() throws {
    let rest = (1 << 20) - Example.request(members: #","title":"""#).utf8.count
    let title = String(repeating: "x", count: rest)
    #expect(try share(#""title":"\#(title)""#).title == title)
    #expect(path(#""title":"\#(title)x""#) == "")
  }

  @Test func `many accepted beside many blocked are told apart at once`() throws {
    let accepted = (0..<9_000).map { #",{"userRecordName":"a\#($0)","acceptanceStatus":2}"# }.joined()
    let blocked = (0..<10_000).map { #"{"userRecordName":"b\#($0)"}"# }.joined(separator: ",")
    let text = Example.request(participants: Example.owner + accepted, members: #","blocked":[\#(blocked)]"#)
    let time = try ContinuousClock().measure { _ = try Example.read(text) }
    #expect(time < .seconds(20))
  }
}
