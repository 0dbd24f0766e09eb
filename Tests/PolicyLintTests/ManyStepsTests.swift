import LuaSyntax
import Testing

@testable import PolicyLint

/// What a policy takes is measured; what no request leads to is estimated.
@Suite struct ManyStepsTests {
  private func findings(_ body: String, declaring: String = "", set: String? = nil) throws -> [LintFinding] {
    let script = """
      --- Tries a loop.
      return {
      \(declaring)
        check = function(request, parameters)
      \(body)
        end,
      }
      """
    var files = LintExample(script).files
    if let set { files["policyset.json"] = set }
    return try ExampleDirectory(files).findings(only: "example").filter { $0.rule == ManySteps.id }
  }

  private static let deny =
    "if a.phone and a.phone == b.phone and a.role ~= b.role then return deny(\"x\", \"No.\") end"
  private static func pairs(_ outer: String, _ inner: String) -> String {
    "local people, gains = request.after.participants, request.gains\n\(outer)\n\(inner)\n\(deny)\nend\nend"
  }

  private static let indexed = pairs(
    "for i = 1, #people do local a = people[i]", "for j = 1, #people do local b = people[j]")
  private static let everybody = pairs("for _, a in ipairs(people) do", "for _, b in ipairs(people) do")

  @Test(arguments: [
    everybody, indexed,
    pairs("for _, a in ipairs(gains) do", "for _, b in ipairs(people) do"),
    pairs("for i = 1, #gains do local a = gains[i]", "for j = 1, #gains do local b = gains[j]"),
    pairs("for _, a in ipairs(people) do", "for i = 1, #people do local b = people[i]"),
    pairs(
      "for _, a in ipairs(people) do",
      "local b = a if count(people, function(b) return b.phone == a.phone end) > 1 then"),
    "local i = 0\nlocal people = request.after.participants\nwhile true do\nlocal a, b = people[1], people[2]\n\(deny)\nend",
  ])
  func `what takes too many steps is found at the loop that takes them`(body: String) throws {
    let found = try findings(body)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("100,000 steps") == true, "\(found)")
    #expect(found.first?.place?.line == 7, "\(found)")
  }

  @Test(arguments: [
    "for _, a in ipairs(request.after.participants) do local b = a \(deny) end",
    "for _, a in ipairs(request.gains) do local b = a \(deny) end",
    "for _, a in ipairs(request.after.participants) do if matches(a.role, { \"x.example\" }) then return end end",
    "for _, a in ipairs(request.after.participants) do for i = 1, 5 do local b = a.role == i and a or a \(deny) end end",
    "if any(request.gains, function(a) return request.after:count{ role = a.role } > 5 end) then deny(\"x\", \"No.\") end",
  ])
  func `what does with its steps is none`(body: String) throws { #expect(try findings(body) == []) }

  @Test func `it is told which action takes how many of the steps that the set gives`() throws {
    let body = "for _, a in ipairs(request.after.participants) do local b = a \(Self.deny) end"
    let declaring = "actions = { \"readShare\" },"
    let set = { (steps: Int) in "{\"policies\": {\"example\": {}}, \"limits\": {\"steps\": \(steps)}}" }
    #expect(try findings(body, declaring: declaring, set: set(100_000)) == [])
    let found = try findings(body, declaring: declaring, set: set(1000))
    #expect(
      found.first?.message
        == "with 100 people in the share, readShare takes more than the 1,000 steps that it has, most of them here")
    let close = try findings(body, declaring: declaring, set: set(1500))
    #expect(close.first?.message.contains(" of 1,500 steps, most of them here") == true, "\(close)")
  }

  @Test func `parameters that are not given are made from what is declared`() throws {
    let declaring = """
      parameters = {
        domains = { type = "set", of = "domain", required = true, minimum = 1, about = "ours" },
        least = { type = "integer", required = true, minimum = 3, about = "least" },
        roles = { type = "list", of = "role", required = true, oneOf = { "owner", "privateUser" }, about = "roles" },
        level = { type = "string", required = true, oneOf = { "a", "b" }, about = "level" },
        since = { type = "time", required = true, about = "since" },
        ages = { type = "map", of = "duration", required = true, about = "ages" },
      },
      """
    let loop = """
      if parameters.level ~= "a" or parameters.least < 3 or #parameters.roles ~= 2 or not parameters.since
        or not next(parameters.ages) or not parameters.domains:has("example.com") then return end
      """
    let found = try findings("\(loop)\n\(Self.everybody)", declaring: declaring, set: "{\"policies\": {\"other\": {}}}")
    #expect(found.first?.message.contains("100,000 steps, most") == true, "\(found)")
  }

  @Test func `people are at a domain that the policy lets in, so that its loops come to their end`() throws {
    let guardLine =
      "for _, a in ipairs(request.after.participants) do\n"
      + "if not matches(a.email and a.email.domain, { \"*.ours.example\" }) then return deny(\"x\", \"No.\") end end\n"
    #expect(try findings(guardLine + Self.everybody).first?.message.contains("100,000 steps, most") == true)
  }

  @Test func `what no request leads to is estimated`() throws {
    let found = try findings("if request.context.deep ~= true then return end\n\(Self.everybody)")
    #expect(
      found.map(\.message) == [
        "this goes through everybody for each of everybody, which is too many steps for 100 people"
      ])
  }
}
