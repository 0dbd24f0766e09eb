import PlainData
import Testing

@testable import WardenCommands

@Suite struct ExplainTests {
  private static let denied = "Examples/Requests/owner-invites-outsider-to-write.json"

  private func explanation(_ more: String, of file: String = denied) -> String {
    ReadmeTests.run("check --policies Policies --color never --explain \(more) \(file)").output
  }

  @Test func `text shows the lines that ran, what variables held and what would be allowed`() {
    let lines = explanation("").split(separator: "\n").drop { !$0.contains("policy outsiders-read-only: ") }.dropFirst()
    let expected = """
          Policies/outsiders-read-only/policy.lua: + ran, > spoke
               7  },
               8  check = function(request, parameters)
            +  9    for _, person in ipairs(request.gains) do
            + 10      local domain = person.email and person.email.domain
            + 11      if not matches(domain, parameters.domains) then
            + 12        if person.permission == "readWrite" or person.effectivePermission == "readWrite" then
            > 13          deny("outsider-writes", "People outside the organization can only read.",
            + 14               "%s would be able to write", domain or "somebody without an e-mail address")
          at line 13:
      """
    #expect(lines.prefix(10).joined(separator: "\n") == expected)
    let variables = lines.dropFirst(10).prefix { $0.hasPrefix("      ") }
    let values = """
            request.actor = actor "ana@example.com"
            request.gains = list of 1: gain "cy@partner.example"
            parameters = { domains = set of 2: "*.example.com", "example.com" }
            person.role = "privateUser"
            person.email = "cy@partner.example"
            person.permission = "readWrite"
            person.effectivePermission = "none"
            domain = "partner.example"
      """
    #expect(variables.joined(separator: "\n") == values)
    #expect(lines.last == "  suggestion, would be allowed: addParticipant cy@partner.example (readOnly)")
  }

  @Test func `no line of an explanation is longer than a terminal is wide`() {
    let lines = explanation("").split(separator: "\n").drop { !$0.hasPrefix("  rules asked: R001, ") }
    #expect(lines.count > 20)
    #expect(lines.allSatisfy { $0.count <= 120 }, "\(lines.filter { $0.count > 120 })")
    let asked = lines.prefix { !$0.hasPrefix("  rule R") }
    #expect(asked.count > 1 && asked.dropFirst().allSatisfy { $0.hasPrefix("    R") })
    #expect(asked.last?.hasSuffix(",") == false && asked.dropLast().allSatisfy { $0.hasSuffix(",") })
  }

  @Test
  func `what the line reads stands before what the policy reads, and functions and what it does not read are left out`()
    throws
  {
    let policy = """
      return function(request)
        local function who() return "x" end
        local unread, title, people = 1, request.share.title, request.after:count{}
        local share = request.after
        if share.isPublic or request.share.isPublic then return end
        deny("a", "b", "%d %s", people, who())
      end

      """
    try TestFolder.with(["long.lua": policy]) { folder in
      let output = ReadmeTests.run("check --policies \(folder) --explain \(Self.denied)").output
      let values = output.split(separator: "\n").drop { !$0.hasPrefix("    at line 6:") }.dropFirst()
        .prefix { $0.hasPrefix("      ") }.filter { !$0.hasPrefix("          ") }
      let names = values.map { $0.split(separator: " ")[0] }
      #expect(
        names == [
          "request.actor", "request.gains", "people", "unread", "title", "share.isPublic",
          "request.after", "request.share.isPublic",
        ], "\(output)")
      #expect(values.contains("      share.isPublic = false"))
      let json = ReadmeTests.run("check --policies \(folder) --explain --format json \(Self.denied)").output
      for name in ["who", "request.context", "share.owner"] { #expect(json.contains(#""name":"\#(name)""#), "\(json)") }
    }
  }

  @Test func `that nothing close would be allowed is said`() {
    let output = explanation("", of: "Examples/Requests/writer-invites.json")
    #expect(output.hasSuffix("\n  suggestion: nothing close to it would be allowed\n"))
    #expect(!explanation("", of: "Examples/Requests/owner-invites.json").contains("instead"))
  }

  @Test func `a policy that a limit ends shows where it was`() throws {
    try TestFolder.with([
      "long.lua": "return function(request)\n  while request do\n    local x = 1\n  end\nend\n"
    ]) { folder in
      let output = ReadmeTests.run("check --policies \(folder) --explain \(Self.denied)").output
      #expect(output.contains("why: policy long failed (steps)"), "\(output)")
      #expect(
        output.contains("\n      + 2    while request do\n") || output.contains("\n      > 2    while request do\n"),
        "\(output)")
      #expect(output.contains("\n      > "), "\(output)")
    }
  }

  @Test func `a policy that speaks often is shown a few times`() throws {
    try TestFolder.with([
      "often.lua": "return function(request)\n\tfor i = 1, 9 do\r\n\t\tdeny(\"a\", \"b\")\n\tend\nend\n"
    ]) { folder in
      let output = ReadmeTests.run("check --policies \(folder) --explain \(Self.denied)").output
      #expect(output.contains("\n      + 2    for i = 1, 9 do\n      > 3      deny(\"a\", \"b\")\n"), "\(output)")
      #expect(output.contains("\n      i = 3\n    and 6 more times\n"), "\(output)")
    }
  }

  @Test func `JSON tells the same`() throws {
    let context = try #require(JSONText(parsing: Array(explanation("--format json").utf8)).root["context"])
    let policies = context["policies"].map { Array($0.elements) } ?? []
    let way = try #require(policies.first { $0["id"]?.string == "outsiders-read-only" })
    #expect(way["lines"].map { $0.elements.compactMap(\.exactInteger) } == [9, 10, 11, 12, 13, 14, 16, 21, 22])
    let moment = try #require(way["moments"]?.elements.first { _ in true })
    #expect(moment["event"]?.string == "denial" && moment["line"]?.exactInteger == 13)
    #expect(policies.count { $0["lines"] != nil } == 1)
    let action = try #require(context["allowed_instead"]?.elements.first { _ in true }?["action"])
    #expect(action["properties"]?["participant"]?["permission"]?.string == "readOnly")
  }

  @Test(arguments: ["text", "json", "ndjson"])
  func `policies in other processes can't be looked into, which is said`(format: String) {
    let output = explanation("--isolation process --format \(format)")
    #expect(output.contains("lines and variables of policies that run in processes of their own"))
    #expect(!output.contains("outsiders-read-only/policy.lua: +") && !output.contains("\"moments\""))
  }
}
