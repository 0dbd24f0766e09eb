import Foundation
import ShareModel
import ShareWarden
import Testing

/// The policies that ship, where the rules are set otherwise than by default.
@Suite struct ShippedKnobTests {
  static let outsider = Participant(
    identity: Identity(userRecordName: "_out"), role: .privateUser, permission: .readOnly, acceptanceStatus: .accepted)

  static func opens(reading level: String) throws -> Decision {
    let script = CaseFile.root.appending(path: "Policies/outsiders-read-only/policy.lua")
    let set = """
      {"policies": {"p": {"parameters": {"domains": ["example.com"]}}}, "rules": {"privateUserOnPublicShare": "\(level)"}}
      """
    let panel = try Panel(["p": try String(contentsOf: script, encoding: .utf8)], set: set)
    return panel.decide(
      ShareRequest(
        subject: Subject(id: "p-ana"), action: .setPublicPermission(.readWrite), share: GainTests.share(outsider),
        time: Timestamp(microseconds: 0)))
  }

  @Test func `an outsider does not become a writer by the link where named people have what the link gives`() throws {
    #expect(try Self.opens(reading: "greater").codes == ["outsider-writes"])
    #expect(try Self.opens(reading: "own").isAllowed)
  }
}
