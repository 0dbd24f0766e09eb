import PolicyTesting
import Testing

/// Nothing passes for nothing.
@Suite struct TestFaultTests {
  @Test(arguments: [
    ("local x = 1", "away/policy_test.lua: holds no test; add one, or delete the file"),
    ("test(\"a\", function() end)", "away/policy_test.lua:3: the test \"a\" expects nothing; add an `expect`"),
    (
      "test(\"a\", function() expect(r) end)",
      "away/policy_test.lua:3: nothing is expected here; add :allowed(), :denied(\"…\") or another"
    ),
    (
      "test(\"a\", function() expect(r):denied() end)\ntest(\"a\", function() expect(r):denied() end)",
      "away/policy_test.lua:4: a second test of the name \"a\", after line 3; rename one"
    ),
    (
      "test(\"a\", function() expect(r):denied(\"turned-awy\") end)",
      "away/policy_test.lua:3: no policy that is asked has a denial of the code \"turned-awy\" (did you mean \"turned-away\"?); mend the code, or the policy"
    ),
    (
      "test(\"a\", function() expect(r):denied{ rule = \"R999\" } end)",
      "away/policy_test.lua:3: no built-in rule \"R999\" (did you mean"
    ),
    (
      "test(\"a\", function() expect(r):denied{ cod = \"turned-away\" } end)",
      "away/policy_test.lua:3: unknown key \"cod\" of `denied` (did you mean \"code\"?)"
    ),
    (
      "test(\"a\", function() expect(r{ particpant = {} }):denied() end)",
      "away/policy_test.lua:3: action.properties.particpant: unknown member"
    ),
    ("test(\"a\", function() expect(r):alowed() end)", "away/policy_test.lua:3: attempt to call a nil value"),
    ("expect(r):allowed()", "away/policy_test.lua:3: `expect` belongs in a test"),
    ("test(\"a\", function() test(\"b\", function() end) end)", "away/policy_test.lua:3: a test stands within another"),
    (
      "test(\"a\", function() expect(r{ share = \"fixtures/x.json\" }):allowed() end)",
      "away/policy_test.lua:3: no fixture \"fixtures/x.json\"; put it into `fixtures`"
    ),
    (
      "test(\"a\", { parameter = {} }, function() expect(r):allowed() end)",
      "away/policy_test.lua:3: unknown key \"parameter\" of `test` (did you mean \"parameters\"?)"
    ),
    (
      "test(\"a\", function() expect(r):effects{ \"participantAded\" } end)",
      "away/policy_test.lua:3: unknown effect \"participantAded\" (did you mean \"participantAdded\"?)"
    ),
    (
      "test(\"a\", function() expect(r):fails(\"runtme\") end)",
      "away/policy_test.lua:3: unknown kind of failure \"runtme\" (did you mean \"runtime\"?)"
    ),
    ("test(", "away/policy_test.lua:3: unexpected symbol near <eof>"),
    ("while true do end", "away/policy_test.lua:3: the step limit is reached"),
    ("local t = {} for i = 1, 1e9 do t[i] = (\"x\"):rep(1000) .. i end", "away/policy_test.lua:3: the"),
    ("return 1", "away/policy_test.lua: the file must return nothing, not a number"),
    ("deny(\"x\", \"y\")", "away/policy_test.lua:3: `deny` and `warn` can only be called while deciding"),
    ("test(\"a\", function() error({}) end)", "away/policy_test.lua:3: the test raised a table (in the test \"a\")"),
  ])
  func `what makes tests worthless is an error with its place`(tests: String, fault: String) throws {
    let faults = try SetDirectory(tests: tests).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test func `a fixture that no test uses is an error`() throws {
    let faults = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)", also: ["fixtures/team.json": "{}"]
    ).faults()
    #expect(faults == ["fixtures/team.json: no test uses this fixture; delete it, or use it in a test"])
  }

  @Test func `tests beside no policy are an error`() throws {
    let faults = try SetDirectory(
      tests: "test(\"a\", function() expect(r):denied() end)",
      also: ["other/x_test.lua": "", "policyset.json": "{\"policies\": {\"away\": {}}}"]
    ).faults()
    #expect(faults == ["other/x_test.lua: tests of no policy; put them beside a policy.lua, or at the top of the set"])
  }

  @Test func `values that do not fit a parameter say so at the test`() throws {
    let outcomes = try SetDirectory(
      tests: "test(\"a\", { parameters = { domain = 7 } }, function() expect(r):denied() end)"
    ).outcomes()
    #expect(outcomes.map(\.isPassed) == [false])
    #expect(outcomes.first?.fault?.line == 3)
    #expect(outcomes.first?.fault?.message.contains("expected") == true, "\(String(describing: outcomes.first?.fault))")
  }
}
