import Foundation
import ShareModel
import ShareWarden
import ShareWire
import Testing

@Suite struct LargeSaveTests {
  @Test func `the shipped policies have steps enough for a save that fills a share`() throws {
    let policies = try PolicySet(directory: DocumentationTests.root.appending(path: "Policies").path())
    let ana = Participant(
      identity: Identity(emailAddress: try EmailAddress(parsing: "ana@example.com")), role: .owner,
      permission: .readWrite, acceptanceStatus: .accepted)
    let edits = try (1...99).map { number in
      let address = try EmailAddress(parsing: "person\(number)@example.com")
      return Action.addParticipant(Invitation(identity: Identity(emailAddress: address)))
    }
    let request = ShareRequest(
      subject: Subject(id: "ana@example.com", identity: ana.identity), action: .saveShare(edits),
      share: Share(recordName: "s", rootRecordName: "r", participants: [ana]), time: Timestamp(microseconds: 0))
    let decision = Warden(policies: policies).decide(request)
    #expect(decision.isAllowed, "\(decision.errors) \(decision.denials)")
    #expect(decision.effects.count == 99)
  }
}
