import Foundation
import ShareModel
import ShareWarden
import ShareWire
import Testing

@Suite struct LargeSaveTests {
  /// What a save that invites so many people into a share comes to under the policies that ship.
  private static func decision(inviting count: Int) throws -> Decision {
    let policies = try PolicySet(directory: DocumentationTests.root.appending(path: "Policies").path())
    let ana = Participant(
      identity: Identity(emailAddress: try EmailAddress(parsing: "ana@example.com")), role: .owner,
      permission: .readWrite, acceptanceStatus: .accepted)
    let edits = try (1...count).map { number in
      let address = try EmailAddress(parsing: "person\(number)@example.com")
      return Action.addParticipant(Invitation(identity: Identity(emailAddress: address)))
    }
    let request = ShareRequest(
      subject: Subject(id: "ana@example.com", identity: ana.identity), action: .saveShare(edits),
      share: Share(recordName: "s", rootRecordName: "r", participants: [ana]), time: Timestamp(microseconds: 0))
    return Warden(policies: policies).decide(request)
  }

  @Test func `the shipped policies have steps enough for a save that fills a share`() throws {
    let decision = try Self.decision(inviting: 99)
    #expect(decision.isAllowed, "\(decision.errors) \(decision.denials)")
    #expect(decision.effects.count == 99)
  }

  @Test func `the guide tells how many steps such a save needs`() throws {
    let guide = try String(contentsOf: DocumentationTests.guide, encoding: .utf8).replacing("\n", with: " ")
    let told = try #require(guide.firstMatch(of: /some ([0-9,]+) steps for a save that invites ([0-9]+) people/))
    let steps = try #require(Double(told.1.replacing(",", with: "")))
    let needed = try Self.decision(inviting: try #require(Int(told.2))).policies.map(\.steps).max() ?? 0
    #expect(abs(steps - Double(needed)) < 0.03 * Double(needed), "the dearest policy needs \(needed)")
  }
}
