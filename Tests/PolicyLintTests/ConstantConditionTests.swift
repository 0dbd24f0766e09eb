import Testing

@testable import PolicyLint

/// What is never nil is no condition; what is asked for before more of it is read does no harm.
@Suite struct ConstantConditionTests {
  private func rules(_ condition: String) throws -> [String] {
    let script = """
      --- Tries a condition.
      return function(request)
        local gains, title = request.gains, request.after.title
        if \(condition) then deny("no", "No.", "%d %s", #gains, title or "") end
      end
      """
    return try ExampleDirectory(LintExample(script).files).findings().map(\.rule)
  }

  @Test(arguments: [
    "request.gains", "gains", "not request.gains", "request.after.publicPermission", "request.after.participants",
    "#gains", "request.after:count{}", "count(gains, function(person) return person.email end)", "title or \"x\"",
    "title and request.actor.accountStatus", "tostring(title)", "request.after.isPublic or #gains + 1", "(gains)",
  ])
  func `what is always there is found`(condition: String) throws {
    #expect(try rules(condition) == [ConstantCondition.id])
  }

  @Test(arguments: [
    "#gains == 0", "title", "request.after.isPublic", "request.actor.participant", "gains and #gains > 0",
    "any(gains, function(person) return person.email end)", "request.after:find(request.actor)",
    "(title or \"\") == \"x\"", "request.after.properties.team", "request.action.participant",
  ])
  func `what can hold and not hold is none`(condition: String) throws { #expect(try rules(condition) == []) }
}
