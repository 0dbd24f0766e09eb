import PolicyTesting
import Testing

/// Requests as tests write them, and what stands in for what.
@Suite struct TestRequestTests {
  private static let request = """
    {"subject": {"type": "user", "id": "ana@example.com"},
      "action": {"name": "addParticipant", "properties": {"participant": {"emailAddress": "cy@partner.example"}}},
      "resource": {"type": "share", "id": "s", "properties": {"recordName": "s", "publicPermission": "none",
        "participants": [{"emailAddress": "ana@example.com", "role": "owner",
          "permission": "readWrite", "acceptanceStatus": "accepted"}]}}}
    """

  /// Turns away whom the data names, and everybody before 2026 and after 2027.
  private static let policy = """
    return function(request)
      if data.blocked and data.blocked.address then
        for _, person in ipairs(request.gains) do
          if person.email.text == data.blocked.address then deny("blocked", "No.") end
        end
      end
      if request.context.time < time("2026-01-01T00:00:00Z") then deny("early", "Too early.") end
      if request.context.time > time("2027-01-01T00:00:00Z") then deny("late", "Too late.") end
    end
    """

  private func outcomes(_ test: String, also files: [String: String] = [:]) throws -> [[String]] {
    let own = ["blocked/policy.lua": Self.policy, "blocked/policy_test.lua": SetDirectory.head + test]
    return try SetDirectory(own.merging(files) { $1 }).outcomes().map { outcome in
      #expect(outcome.fault == nil)
      return outcome.failures.map { "\($0.line): expected \($0.expected), found \($0.actual)" }
    }
  }

  @Test(arguments: [
    ("\"action\"", "\"x\": 1, \"action\"", "unknown member \"x\""),
    ("\"name\"", "\"nam\": 1, \"name\"", "action: unknown member \"nam\" (did you mean \"name\"?)"),
    ("\"role\"", "\"rle\"", "resource.properties.participants[0].rle: unknown member"),
  ])
  func `what a fixture misspells is told`(word: String, other: String, fault: String) throws {
    let faults = try SetDirectory([
      "p/policy.lua": "return function() end",
      "fixtures/request.json": Self.request.replacing(word, with: other, maxReplacements: 1),
      "p/policy_test.lua": "test(\"it\", function() expect{ from = \"fixtures/request.json\" }:allowed() end)",
    ]).faults()
    #expect(faults.count == 1 && faults[0].contains(fault), "\(faults)")
  }

  @Test func `what is taken away of a fixture is gone, and has to be there`() throws {
    func faults(_ test: String) throws -> [String] {
      try SetDirectory([
        "p/policy.lua": "return function() end", "fixtures/request.json": Self.request,
        "p/policy_test.lua": "local s = request{ from = \"fixtures/request.json\" }\n"
          + "test(\"it\", function() \(test) end)",
      ]).faults()
    }
    let taken = "`time` is not there to be taken away; \"fixtures/request.json\" has none"
    #expect(try faults("expect(s{ time = absent }):allowed()") == ["p/policy_test.lua:2: \(taken)"])
    #expect(
      try faults("expect(s{ participnt = absent }):allowed()").first?.contains("`participnt` is not there") == true)
    #expect(
      try faults("expect(s{ participant = absent }):allowed()").first?.contains("participant: is missing") == true)
    #expect(try faults("expect(s{ actor = absent }):allowed()") == ["p/policy_test.lua:2: the request has no `actor`"])
    #expect(try faults("expect(s{ time = \"2027-01-01T00:00:00Z\" }{ time = absent }):allowed()").isEmpty)
    #expect(try faults("expect(s{ actor = absent }{ actor = \"ana@example.com\" }):allowed()").isEmpty)
  }

  @Test func `a request starts from a fixture, and keys replace what is in it`() throws {
    let failures = try outcomes(
      """
      local stored = request{ from = "fixtures/request.json" }
      test("it", function()
        expect(stored):allowed():effects{ { kind = "participantAdded", participant = { emailAddress = "cy@partner.example" } } }
        expect(stored{ actor = "eve@example.com" }):denied{ layer = "builtin" }
        expect(stored{ participant = { emailAddress = "dee@example.com" } })
          :allowed():effects{ { kind = "participantAdded", participant = { emailAddress = "dee@example.com" } } }
        expect(stored{ action = "readShare", participant = absent }):allowed()
      end)
      """, also: ["fixtures/request.json": Self.request])
    #expect(failures == [[]])
  }

  @Test func `data of a test stands in for the set's file of that name`() throws {
    let failures = try outcomes(
      """
      test("of the set", function() expect(r):denied("blocked") end)
      test("none", { data = { blocked = { address = "x@y.example" } } }, function() expect(r):allowed() end)
      """,
      also: [
        "policyset.json": "{\"policies\": {\"blocked\": {}}, \"data\": {\"blocked\": \"data/blocked.json\"}}",
        "data/blocked.json": "{\"address\": \"cy@partner.example\"}",
      ])
    #expect(failures == [[], []])
  }

  @Test func `time comes from the request, then from the test, then it is the first of 2026`() throws {
    let failures = try outcomes(
      """
      test("none", function() expect(r):allowed() end)
      test("of the test", { time = "2025-12-31T23:59:59Z" }, function()
        expect(r):denied("early")
        expect(r{ time = "2027-01-01T00:00:01Z" }):denied("late")
        expect(r{ context = { time = "2026-06-01T00:00:00Z" } }):denied("early")
      end)
      """)
    #expect(failures == [[], []])
  }

  @Test func `a request stays as it was when it was asked`() throws {
    let failures = try outcomes(
      """
      test("it", function()
        local keys = { actor = "ana@example.com", action = "readShare", share = team }
        local read = request(keys)
        keys.actor = "eve@example.com"
        expect(read):allowed()
        expect(read{ actor = "eve@example.com" }):denied{ layer = "builtin" }
        expect(read):allowed()
      end)
      """)
    #expect(failures == [[]])
  }

  @Test func `the share of a sequence stands in for that of a request`() throws {
    let failures = try outcomes(
      """
      local other = { publicPermission = "none", participants = { { emailAddress = "eve@example.com", role = "owner" } } }
      test("it", function()
        local doc = sequence(team)
        doc:expect(r{ share = other }):allowed()
        doc:share{ allowsAccessRequests = false, title = absent,
                   participants = { ["CY@partner.example"] = { emailAddress = "cy@partner.example", permission = "readOnly" } } }
        doc:expect(r{ share = other, actor = "eve@example.com" }):denied{ layer = "builtin" }
      end)
      """)
    #expect(failures == [[]])
  }

  @Test func `a sequence without a share starts with its creation`() throws {
    let failures = try outcomes(
      """
      test("it", function()
        local doc = sequence()
        local new = { rootRecordName = "root-1", publicPermission = "none" }
        doc:expect{ actor = "ana@example.com", action = "createShare", share = new }:allowed():effects{ "shareCreated" }
        doc:expect(r):allowed()
        doc:share{ rootRecordName = "root-1", participants = { ["cy@partner.example"] = { role = "privateUser" } } }
      end)
      """)
    #expect(failures == [[]])
  }
}
