import Foundation
import PolicyTesting
import Testing

/// A test must not pass for less than it reads.
@Suite struct VacuousTestTests {
  @Test(arguments: [
    (
      "test(\"a\", function() pcall(function() expect(r):denied():denied(nil) end) end)",
      "away/policy_test.lua:3: what `denied` is given is nil"
    ),
    (
      "pcall(function() request() end) test(\"a\", function() expect(r):denied() end)",
      "away/policy_test.lua:3: what `request` is given"
    ),
    (
      "test(\"a\", function() expect(r):fails(\"runtime\", \"some words\") end)",
      "away/policy_test.lua:3: `fails` takes one thing; leave out the rest"
    ),
    (
      "test(\"a\", function() expect(r):denied({ code = \"turned-away\" }, \"x\") end)",
      "away/policy_test.lua:3: `denied` takes one thing"
    ),
    (
      "test(\"a\", function() expect(r):effects({ \"participantAdded\" }, { \"x\" }) end)",
      "away/policy_test.lua:3: `effects` takes one thing"
    ),
    ("test(\"a\", function() expect(r({}, {})):denied() end)", "away/policy_test.lua:3: `request` takes one thing"),
    ("test(\"a\", function() sequence(team, team) end)", "away/policy_test.lua:3: `sequence` takes one thing"),
    (
      "test(\"a\", function() expect(r{ time = \"x\" }):refused{ message = \"other\" } end)",
      "away/policy_test.lua:3: `refused` takes words of the reason"
    ),
    (
      "test(\"a\", function() expect(r{ time = \"x\" }):refused(\"\") end)",
      "away/policy_test.lua:3: `refused` takes words of the reason"
    ),
    (
      "test(\"a\", function() expect(r{ particpant = {} }):refused() end)",
      "away/policy_test.lua:3: action.properties.particpant: unknown member"
    ),
    (
      "test(\"a\", function() expect(r{ context = { x = 0 / 0 } }):denied() end)",
      "away/policy_test.lua:3: request.context.x is no finite number"
    ),
    (
      "test(\"a\", { parameters = { x = -1 / 0 } }, function() expect(r):denied() end)",
      "away/policy_test.lua:3: what a test is given.parameters.x is no finite number"
    ),
    (
      "test(\"a\", function() expect(r{ actor = \"\\xff@example.com\" }):denied() end)",
      "away/policy_test.lua:3: request.actor is no UTF-8"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:expect(r):denied() s:share{ participants = {} } end)",
      "away/policy_test.lua:3: `participants` is empty, which says nothing"
    ),
    (
      "test(\"a\", function() local s = sequence(team) s:expect(r):denied() s:share{ properties = {} } end)",
      "away/policy_test.lua:3: `properties` is empty, which says nothing"
    ),
    (
      "test(\"a\", function() expect(r):effects{ { kind = \"participantAdded\", befor = false } } end)",
      "away/policy_test.lua:3: unknown key \"befor\" of `participantAdded` (did you mean \"before\"?)"
    ),
    (
      "test(\"a\", function() expect(r):effects{ { kind = \"participantAdded\", participant = { rol = false } } } end)",
      "away/policy_test.lua:3: unknown key \"rol\" of `participant` (did you mean \"role\"?)"
    ),
    (
      "test(\"a\", function() expect(r):effects{ { kind = \"participantAdded\", participant = {} } } end)",
      "away/policy_test.lua:3: `participant` must be a table"
    ),
    (
      "test(\"a\", function() expect(r):only{ \"ana@example.com\", among = { \"ana@example.com\" } } end)",
      "away/policy_test.lua:3: `among` names nobody but those who may"
    ),
  ])
  func `what would be passed over is an error with its place`(tests: String, fault: String) throws {
    let faults = try SetDirectory(tests: tests).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test(arguments: [
    ("\"error\": 5", "expect.error: expected a text"),
    ("\"effects\": \"participantAdded\"", "expect.effects: expected a list of effects"),
    ("\"effects\": { \"kind\": \"participantAdded\" }", "expect.effects: expected a list of effects"),
    ("\"effects\": [\"participantAded\"]", "expect.effects[0]: unknown effect \"participantAded\" (did you mean"),
    ("\"codes\": []", "expect.codes: no code says nothing"),
    ("\"warnings\": {}", "expect.warnings: expected a list of codes"),
    ("\"message\": 5", "expect.message: expected a text"),
  ])
  func `a case whose expectation has another form is an error`(expectation: String, fault: String) throws {
    let set = try SetDirectory([
      "away.lua": "return function() deny(\"turned-away\", \"No.\") end",
      "away_test.json": Self.testCase(about: "\"a\"", "{ \"decision\": false, \(expectation) }"),
    ])
    let faults = set.faults()
    #expect(faults.count == 1)
    #expect(faults.first?.contains(fault) == true, "\(faults)")
  }

  /// The first case is denied by the policy; the second, of somebody who is not in the share, by the built-in rules.
  @Test(arguments: [
    ("{ \"decision\": false }", true, false), ("{ \"decision\": false, \"layer\": \"builtin\" }", false, true),
    ("{ \"decision\": false, \"code\": \"turned-away\" }", true, false),
    ("{ \"decision\": false, \"codes\": [\"unknownItem\"] }", false, true),
  ])
  func `a case that is denied is denied by the policy, as in a script`(
    expectation: String, isOfPolicy: Bool, isOfRules: Bool
  ) throws {
    let own = Self.testCase(about: "\"policy\"", expectation)
    let set = try SetDirectory([
      "away/policy.lua": "return function() deny(\"turned-away\", \"No.\") end", "away/cases/a.json": own,
      "away/cases/b.json": own.replacing(
        "\"user\", \"id\": \"ana@example.com\"", with: "\"user\", \"id\": \"eve@example.com\""),
    ])
    #expect(try set.outcomes().map(\.isPassed) == [isOfPolicy, isOfRules])
  }

  @Test func `a case of the whole set is denied by whoever denies`() throws {
    let set = try SetDirectory([
      "away/policy.lua": "return function() deny(\"turned-away\", \"No.\") end",
      "cases/a.json": Self.testCase(about: "\"rules\"", "{ \"decision\": false }").replacing(
        "\"user\", \"id\": \"ana@example.com\"", with: "\"user\", \"id\": \"eve@example.com\""),
    ])
    #expect(try set.outcomes().map(\.isPassed) == [true])
  }

  @Test func `a policy may deny and then fail, and a case may say so`() throws {
    let set = try SetDirectory([
      "away/policy.lua": "return function() deny(\"turned-away\", \"No.\") error(\"gone\") end",
      "away/cases/a.json": Self.testCase(
        about: "\"both\"", "{ \"decision\": false, \"codes\": [\"turned-away\"], \"error\": \"runtime\" }"),
    ])
    #expect(try set.outcomes().map(\.isPassed) == [true])
  }

  @Test func `what fails to load is told each test by its own line`() throws {
    let outcomes = try SetDirectory(
      tests:
        "for n = 1, 2 do\ntest(\"a\" .. n, { parameters = { domain = 7 } }, function() expect(r):denied() end) end\n"
        + "test(\"b\", { parameters = { domain = 7 } }, function() expect(r):denied() end)"
    ).outcomes()
    #expect(outcomes.map(\.fault?.line) == [4, 4, 5])
  }

  @Test func `what is loaded is kept for the tests that are to come, and no longer`() throws {
    let set = try SetDirectory([
      "p/policy.lua": "return function() deny(\"it\", \"No.\") end",
      "set_test.lua": SetDirectory.head
        + "for n = 1, 2 do test(\"a\" .. n, function() expect(r):denied(\"it\") end) end",
    ])
    let suite = try set.suite
    let tests = suite.files[0].tests
    let asked = Asked(nil, of: suite.source, for: tests)
    let runs = tests.map { TestRun($0, of: suite.files[0]) }
    #expect(runs[0].outcome(asking: asked).isPassed)
    try "return function() end".write(
      to: set.url.appending(path: "p/policy.lua"), atomically: true, encoding: .utf8)
    #expect(runs[1].outcome(asking: asked).isPassed)
    #expect(!runs[0].outcome(asking: asked).isPassed)
  }

  @Test func `data files are read once for all tests and changes`() throws {
    let set = try SetDirectory([
      "p/policy.lua": "return function() if data.list[1] == \"x\" then deny(\"it\", \"No.\") end end",
      "policyset.json": "{\"policies\": {\"p\": {}}, \"data\": {\"list\": \"list.json\"}}", "list.json": "[\"x\"]",
      "p/policy_test.lua": SetDirectory.head
        + "for n = 1, 2 do test(\"a\" .. n, { parameters = {} }, function() expect(r):denied(\"it\") end) end",
    ])
    let suite = try set.suite
    let tests = suite.files.flatMap { file in file.tests.map { TestRun($0, of: file) } }
    #expect(tests[0].outcome(asking: Asked("p", of: suite.source)).isPassed)
    try FileManager.default.removeItem(at: set.url.appending(path: "list.json"))
    #expect(tests[1].outcome(asking: Asked("p", of: suite.source)).isPassed)
    let again = try set.suite
    #expect(
      TestRun(again.files[0].tests[0], of: again.files[0]).outcome(asking: Asked("p", of: again.source)).fault != nil)
  }

  @Test(arguments: ["5", "\" \""])
  func `a case whose name says nothing is an error`(name: String) throws {
    let set = try SetDirectory([
      "away.lua": "return function() deny(\"turned-away\", \"No.\") end",
      "away_test.json": Self.testCase(about: name, "{ \"decision\": false }"),
    ])
    #expect(set.faults().first?.contains(": about: ") == true, "\(set.faults())")
  }

  @Test func `what a script does to its tables later changes nothing of what was asked and expected`() throws {
    let set = try SetDirectory(
      tests: """
        local person, wanted, own = { emailAddress = "cy@partner.example" }, { code = "turned-away" }, { domain = "partner.example" }
        test("a", { parameters = own }, function()
          local asked = r{ participant = person }
          expect(asked):denied(wanted)
          person.emailAddress = "dee@example.com"
          wanted.code = nil
          wanted.message = "else"
          own.domain = "else.example"
          expect(asked):denied("turned-away")
          expect(r{ participant = person }):allowed()
        end)
        """)
    #expect(try set.outcomes().map(\.isPassed) == [true])
  }

  @Test func `what no line of the script calls fails in its first line`() throws {
    let tests = "return test(\"a\", function() local _, e = pcall(expect, r) return pcall(e.allowed, e) end)"
    let outcome = try #require(try SetDirectory(tests: tests).outcomes().first)
    #expect(outcome.test.line == 1 && outcome.failures.map(\.line) == [1])
  }

  @Test func `exactly these people is said of more people than these`() throws {
    let set = try SetDirectory(
      tests:
        "test(\"a\", function() expect(r{ participant = { emailAddress = \"x@example.com\" } }):only{ \"ana@example.com\" } end)"
    )
    let failure = try set.outcomes().first?.failures.first
    #expect(failure?.expected == "allowed for ana@example.com alone, of 1 people")
    #expect(failure?.actual == "nobody else is in the share; name others as `among`")
  }

  @Test(arguments: [
    "denied{ code = \"no\" }", "denied(\"no\")", "warned(\"hm\")",
    "only{ among = { \"ben@example.com\", \"ana@example.com\" } }",
  ])
  func `a policy that fails is never what a test of its words expects`(expectation: String) throws {
    let set = try Self.failingAfterDenial("expect(r):\(expectation)")
    let failures = try set.outcomes().first?.failures ?? []
    #expect(failures.count == 1)
    #expect(failures.first?.actual.contains("policy away failed (runtime)") == true, "\(failures)")
  }

  @Test func `a denial and the failure after it can be expected together`() throws {
    let set = try Self.failingAfterDenial(
      "expect(r):denied(\"no\"):warned(\"hm\"):denied{ message = \"No.\" }:fails(\"runtime\")")
    #expect(try set.outcomes().map(\.isPassed) == [true])
  }

  @Test(arguments: [
    "away/tests/policy_test.lua", "away/cases/policy_test.lua", "away/fixtures/a_test.json", "fixtures/a_test.lua",
    "cases/set_test.lua",
  ])
  func `tests where nobody looks for them are an error`(file: String) throws {
    let set = try SetDirectory(tests: "test(\"a\", function() expect(r):denied() end)", also: [file: ""])
    let faults = set.faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("\(file): tests are not looked for here") == true, "\(faults)")
  }

  @Test func `a policy that hands its denials on can have any code`() throws {
    let policy = "return function() pcall(deny, \"no\", \"No.\") end"
    let set = try SetDirectory([
      "away/policy.lua": policy,
      "away/policy_test.lua": SetDirectory.head + "test(\"a\", function() expect(r):denied(\"no\") end)",
    ])
    #expect(try set.outcomes().map(\.isPassed) == [true])
  }

  @Test func `a share in the place of a whole request is an error`() throws {
    let share = "{ \"participants\": [] }"
    let set = try SetDirectory(
      tests: "test(\"a\", function() expect(r{ from = \"fixtures/share.json\" }):denied() end)",
      also: ["fixtures/share.json": share])
    #expect(set.faults().first?.contains("\"fixtures/share.json\" holds no request") == true, "\(set.faults())")
  }

  private static func failingAfterDenial(_ body: String) throws -> SetDirectory {
    try SetDirectory([
      "away/policy.lua": "return function() warn(\"hm\", \"Hm.\") deny(\"no\", \"No.\") error(\"broken\") end",
      "away/policy_test.lua": SetDirectory.head + "test(\"a\", function() \(body) end)",
    ])
  }

  private static func testCase(about: String, _ expect: String) -> String {
    """
    { "about": \(about), "expect": \(expect), "request": {
      "subject": { "type": "user", "id": "ana@example.com" }, "action": { "name": "readShare" },
      "resource": { "type": "share", "id": "s", "properties": { "participants": [
        { "emailAddress": "ana@example.com", "role": "owner", "permission": "readWrite", "acceptanceStatus": "accepted" } ] } } } }
    """
  }
}
