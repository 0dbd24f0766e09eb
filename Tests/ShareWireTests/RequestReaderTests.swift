import PlainData
import ShareModel
import Testing

@testable import ShareWire

@Suite struct RequestReaderTests {
  @Test func `the request of the documentation reads, and reads back equal`() throws {
    let request = try RequestReader().request(try Example.bytes("invite-partner.json")[...])
    #expect(request.share.participants.count == 2)
    #expect(request.share.owner?.identity.participantID == "p-ana")
    #expect(request.share.properties["classification"] == .text("internal"))
    #expect(request.action.name == .addParticipant)
    #expect(try Example.read(RequestWriter.json(request)) == request)
  }

  @Test func `a share record of CloudKit Web Services is a share as it is`() throws {
    let record = String(decoding: try Example.bytes("web-services-share.json"), as: UTF8.self)
    let request = try Example.read(
      #"{"subject":{"type":"user","id":"ana@example.org"},"action":{"name":"readShare"},"resource":{"type":"share","#
        + #""id":"x","properties":\#(record)},"context":{"time":"2026-11-30T12:00:00Z"}}"#, strictly: true)
    let share = request.share
    #expect(share.recordName == "Share-7F1C")
    #expect(share.rootRecordName == "Trip-42")
    #expect(share.title == "Lisbon 2026")
    #expect(share.isSaved == true)
    #expect(share.allowsAccessRequests)
    #expect(share.participants.map(\.role) == [.owner, .administrator, .privateUser])
    #expect(share.participants.map(\.acceptanceStatus) == [.accepted, .accepted, .pending])
    #expect(share.participants[1].identity.phoneNumber?.digits == "+15550100")
    #expect(try Example.read(RequestWriter.json(request), strictly: true) == request)
  }

  @Test func `a request cut short anywhere is a fault`() throws {
    var bytes = try Example.bytes("invite-partner.json")
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    for length in bytes.indices {
      #expect(throws: InputFault.self) { try RequestReader().read(Array(bytes[..<length])) }
    }
  }

  @Test func `no request at all is a fault`() {
    for text in ["", " \n\n", "[]"] {
      #expect(throws: InputFault.self) { try RequestReader().read(Array(text.utf8)) }
    }
  }

  @Test func `an ill-formed line does not hide the others`() throws {
    let good = Example.request()
    let text = good + "\n\n{\"subject\"\n" + good + "\n"
    guard case .list(.lines, let items) = try RequestReader().read(Array(text.utf8), file: "log") else {
      Issue.record("not lines")
      return
    }
    #expect(items.count == 3)
    #expect((try? items[0].content.get()) != nil && (try? items[2].content.get()) != nil)
    guard case .failure(let fault) = items[1].content else {
      Issue.record("no fault")
      return
    }
    #expect(fault.line == 3)
    #expect(fault.file == "log")
  }

  @Test func `the missing time is the door's, or a fault`() throws {
    let text = Example.request(context: "{}")
    #expect(Example.fault(text)?.path == "context.time")
    let now = Timestamp(microseconds: 1_000_000)
    #expect(try RequestReader(now: now).request(Array(text.utf8)[...]).time == now)
  }
}
