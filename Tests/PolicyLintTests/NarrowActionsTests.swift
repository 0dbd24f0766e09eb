import Testing

@testable import PolicyLint

/// All ways in that a policy does not see are told at once.
@Suite struct NarrowActionsTests {
  private func told(_ actions: String, _ condition: String) throws -> [String] {
    let script = """
      --- Tries a condition.
      return {
        actions = { \(actions) },
        check = function(request)
          if \(condition) then deny("no", "No.") end
        end,
      }
      """
    let findings = try ExampleDirectory(LintExample(script).files).findings().filter { $0.rule == NarrowActions.id }
    return findings.map(\.message)
  }

  private static let invitee = "not request.action.participant"
  private static let writers = "request.after:count{ permission = \"readWrite\" } > 5"

  @Test(arguments: [invitee, writers])
  func `those that give people more are named with those that let them in`(condition: String) throws {
    #expect(
      try told("\"addParticipant\"", condition) == [
        "people get in or get more by acceptShare, approveAccessRequest, setParticipantPermission, setParticipantRole too, which this policy does not see"
      ])
  }

  @Test func `a policy that has every way in is asked for the rest only if it looks at rights`() throws {
    let waysIn = "\"addParticipant\", \"acceptShare\", \"approveAccessRequest\""
    #expect(try told(waysIn, Self.invitee) == [])
    #expect(try told(waysIn, Self.writers).count == 1)
    #expect(try told("\(waysIn), \"setParticipantPermission\", \"setParticipantRole\"", Self.writers) == [])
  }

  @Test(arguments: ["request.actor.name == \"Guest\"", "request.context.time < time(\"2026-01-01T00:00:00Z\")"])
  func `who invites, or when, is about inviting itself`(condition: String) throws {
    #expect(try told("\"addParticipant\"", condition) == [])
  }
}
