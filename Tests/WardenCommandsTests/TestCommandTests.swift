import Foundation
import Testing

@testable import WardenCommands

@Suite struct TestCommandTests {
  @Test func `what passes is told in a line for each file, and exits with 0`() throws {
    let set = try TestedSet()
    #expect(set.run() == 0)
    #expect(
      set.bench.output == """
        ok    P/away/policy_test.lua  1 test

        1 test in 1 file: 1 passed

        """)
    #expect(set.bench.complaints.isEmpty)
  }

  @Test func `a failing expectation says what was asked, expected and came, and exits with 1`() throws {
    let set = try TestedSet(
      TestedSet.passing + """
        test("in", function()
          expect(r{ participant = { emailAddress = "dee@example.com" } }):denied("turned-away")
        end)
        """)
    #expect(set.run() == 1)
    #expect(
      set.bench.output == """
        FAIL  in  (P/away/policy_test.lua:4)
          asked:    ana@example.com: addParticipant dee@example.com (readOnly) on share
          expected: denied by turned-away
          actual:   allowed
          at P/away/policy_test.lua:5  expect(r{ participant = { emailAddress = "dee@example.com" } }):denied("turned-away")

        2 tests in 1 file: 1 passed, 1 failed

        """)
  }

  @Test func `a test that can't be run exits with 2, and the others are told`() throws {
    let set = try TestedSet(TestedSet.mixed)
    #expect(set.run() == 2)
    #expect(set.bench.output.contains("ERROR  no domain  (P/away/policy_test.lua:7)\n"))
    #expect(set.bench.output.hasSuffix("3 tests in 1 file: 1 passed, 1 failed, 1 could not be run\n"))
    #expect(!set.bench.output.contains("\u{1B}"))
  }

  @Test func `something wrong with the tests runs none, and names every fault`() throws {
    let set = try TestedSet(
      TestedSet.passing + """
        test("a partner is turned away", function() expect(r):denied("turned-awy") end)
        """)
    try set.write("{}", to: "fixtures/other.json")
    #expect(set.run() == 2)
    #expect(set.bench.output.isEmpty)
    #expect(
      set.bench.complaints == """
        sharewarden: something is wrong with the tests, so none is run
        sharewarden: P/away/policy_test.lua:4: a second test of the name "a partner is turned away", after line 3; rename one
        sharewarden: P/away/policy_test.lua:4: no policy that is asked has a denial of the code "turned-awy" (did you mean "turned-away"?); mend the code, or the policy
        sharewarden: P/fixtures/other.json: no test uses this fixture; delete it, or use it in a test

        """)
  }

  @Test(arguments: [
    ("turned", 1), ("partner", 2), ("a partner is*", 2), ("*policy_test.lua", 3), ("away/pol", 3), ("no d?main", 1),
  ])
  func `a filter finds tests by their names and files`(filter: String, count: Int) throws {
    let set = try TestedSet(TestedSet.mixed.replacing("<is>", with: "is not"))
    _ = set.run("--format", "tap", "--filter", filter)
    #expect(set.bench.output.hasPrefix("TAP version 14\n1..\(count)\n"))
  }

  @Test func `a filter that leaves no test is an error`() throws {
    let set = try TestedSet()
    #expect(set.run("--filter", "nothing") == 2)
    #expect(
      set.bench.complaints == "sharewarden: option `--filter`: `nothing` fits none of the tests, by name or file\n")
  }

  @Test func `no test at all is an error`() throws {
    let set = try TestedSet()
    try FileManager.default.removeItem(at: set.directory.appending(path: "away/policy_test.lua"))
    try FileManager.default.removeItem(at: set.directory.appending(path: "fixtures"))
    #expect(set.run() == 2)
    #expect(set.bench.complaints == "sharewarden: no test in `P`; add a file such as `policy_test.lua`\n")
  }

  @Test func `a place that is not there, and two places at once, are errors`() throws {
    let set = try TestedSet()
    #expect(set.run(part: "/gone") == 2)
    #expect(set.bench.complaints == "sharewarden: `P/gone`: no such file or directory\n")
    set.bench.complaints = ""
    #expect(set.run("--policies", "x") == 2)
    #expect(set.bench.complaints == "sharewarden: `--policies` and PATH exclude each other\n")
  }

  @Test(arguments: ["", "/", "/away", "/away/", "/away/policy_test.lua"])
  func `a set, a policy's folder and a file can be asked for`(part: String) throws {
    let set = try TestedSet()
    try set.write("", to: "other/policy_test.lua")
    try set.write("return {}", to: "other/policy.lua")
    // The other policy's file of tests holds none, which only who asks for it is told.
    #expect(set.run(part: part) == (part.count < 2 ? 2 : 0), "\(set.bench.complaints)")
  }

  @Test func `the same is said however many tests run at a time`() throws {
    let set = try TestedSet(
      TestedSet.mixed + "for n = 1, 100 do test('t' .. n, function() expect(r):denied('turned-away') end) end")
    let code = set.run("--format", "json", "--jobs", "1")
    let alone = set.bench.output
    for jobs in ["2", "7"] {
      set.bench.output = ""
      #expect(set.run("--format", "json", "--jobs", jobs) == code)
      #expect(set.bench.output == alone)
    }
  }
}
