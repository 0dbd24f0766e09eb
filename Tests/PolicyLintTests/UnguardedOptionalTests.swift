import Testing

@testable import PolicyLint

/// What can be nil is followed to where it is needed, and to where it is asked for.
@Suite struct UnguardedOptionalTests {
  private func finds(_ condition: String, in actions: String = "sharing") throws -> Bool {
    let script = """
      --- Tries a condition.
      return {
        actions = { "\(actions)" },
        check = function(request)
          for _, person in ipairs(request.gains) do
            if \(condition) then return deny("no", "No.", "%s", person.role) end
          end
        end,
      }
      """
    let findings = try ExampleDirectory(LintExample(script).files).findings()
    #expect(findings.allSatisfy { $0.rule == UnguardedOptional.id }, "\(findings)")
    return !findings.isEmpty
  }

  @Test(arguments: [
    "person.before.role == \"owner\"", "person.dateAddedToShare < request.context.time",
    "request.share.isPublic or person.name", "request.actor.participant.role == person.role",
    "request.after:find(person) and person.phone:find(\"1\")", "#person.name > 3",
    "string.find(request.after.title, \"x\")", "string.lower(person.name) == \"x\"", "person.name .. \"x\" == \"xx\"",
    "table.concat(request.after.properties.list) == \"x\"", "request.after.properties.team:lower() == \"x\"",
    "person.role:find(person.name)", "request.context.level > 3", "email(person.role).domain == \"x\"",
    "request.after:find(person).role == \"owner\"", "tonumber(person.role) > 3",
    "person.role:match(\"x\"):lower() == \"x\"",
    "any(request.after.properties.list, function(x) return x == \"a\" end)",
  ])
  func `needing what may be nil is found`(condition: String) throws { #expect(try finds(condition)) }

  @Test(arguments: [
    "person.before and person.before.role == \"owner\"", "person.name == nil or #person.name > 3",
    "person.role == \"owner\" and person.properties.team", "request.after.title == person.name",
    "not (request.share and request.share.isPublic)", "person.email and person.email.domain == \"x.example\"",
    "string.find(request.after.title or \"\", \"x\")", "person.name and string.lower(person.name) == \"x\"",
    "tostring(person.name) == \"x\"", "type(person.name) == \"string\" and #person.name > 3",
    "string.format(\"%s\", person.name) == \"x\"", "matches(person.name, { \"x\" })",
    "data.people.list[person.role] == 3",
    "request.after.properties.team == \"x\"", "request.context.time.text == \"x\"", "(tonumber(person.role) or 0) > 3",
  ])
  func `asking first is enough`(condition: String) throws { #expect(try !finds(condition)) }

  @Test func `a property that every action of the policy has is there`() throws {
    let condition = "request.action.participant.role and person.name"
    #expect(try !finds(condition, in: "setParticipantRole"))
    #expect(try finds(condition))
  }
}
