import Foundation
import Testing

@testable import WardenCommands

/// What tests are worth is asked of all tests of a policy, whichever are named.
@Suite struct TestMeasureTests {
  /// Tests in two files, each of which leaves out what the other reaches; and one of the whole set.
  private static func set() throws -> TestedSet {
    let head = """
      local r = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                         participant = { emailAddress = "cy@partner.example" } }

      """
    let set = try TestedSet(
      head + "test(\"let in\", { parameters = { domain = \"other.example\" } }, function() expect(r):allowed() end)"
        + "\ntest(\"the owner\", { parameters = { domain = \"example.com\" } }, function() expect(r):allowed() end)")
    try set.write(head + "test(\"away\", function() expect(r):denied(\"turned-away\") end)", to: "away/more_test.lua")
    try set.write(head + "test(\"set\", function() expect(r):denied(\"turned-away\") end)", to: "set_test.lua")
    try set.write("return { check = function(request) local share = request.share end }", to: "other/policy.lua")
    try set.write(
      head + "test(\"leave\", function() expect(r{ action = \"readShare\", participant = absent }):allowed() end)",
      to: "other/policy_test.lua")
    return set
  }

  @Test(arguments: ["/away/policy_test.lua", "/away/more_test.lua", "/away"])
  func `coverage and changes of a policy are by all tests that ask it`(part: String) throws {
    let set = try Self.set()
    #expect(set.run("--min-coverage", "100", "--mutate", part: part) == 0, "\(set.bench.output)")
    #expect(
      set.bench.output.hasPrefix(
        """
        ok    P/away/more_test.lua  1 test
        ok    P/away/policy_test.lua  2 tests
        ok    P/set_test.lua  1 test

        4 tests in 3 files: 4 passed

        coverage:
          away  lines 3 of 3 (100 %)  denials fired 1 of 1 (100 %)

        mutation:
          away  3 of 4 changes noticed, 1 did not load

        """), "\(set.bench.output)")
  }

  @Test func `a file alone is run alone where nothing is measured`() throws {
    let set = try Self.set()
    #expect(set.run(part: "/away/more_test.lua") == 0)
    #expect(set.bench.output == "ok    P/away/more_test.lua  1 test\n\n1 test in 1 file: 1 passed\n")
  }

  @Test func `tests of the set measure all that it has on, by all their tests`() throws {
    let set = try Self.set()
    #expect(set.run("--coverage", part: "/set_test.lua") == 0)
    #expect(set.bench.output.contains("5 tests in 4 files: 5 passed"))
    #expect(set.bench.output.contains("  away   lines 3 of 3 (100 %)"))
    #expect(set.bench.output.contains("  other  lines 1 of 1 (100 %)"))
  }

  @Test(arguments: [
    ["--mutate"], ["--coverage"], ["--min-coverage", "1"], ["--coverage-lcov", "x"], ["--coverage-html", "x"],
  ])
  func `a filter would leave out tests that measure`(options: [String]) throws {
    let set = try Self.set()
    let code = WardenCommand.run(
      ["test", "--filter", "away"] + options + [set.path], console: set.bench.console, engine: Bench.engine)
    #expect(code == .undecided && set.bench.output.isEmpty && set.bench.written.isEmpty)
    #expect(
      set.bench.complaints == "sharewarden: coverage and changes need all tests of a policy; leave out `--filter`\n")
  }

  @Test(arguments: [
    ["", ""], ["", "/"], ["", "/away"], ["/away", "/away/policy_test.lua", ""],
    ["/./", "/away/../away/more_test.lua", ""],
  ])
  func `a set that is named several times is run once`(parts: [String]) throws {
    let set = try Self.set()
    let paths = parts.map { set.path + $0 }
    #expect(WardenCommand.run(["test"] + paths, console: set.bench.console, engine: Bench.engine) == .allowed)
    #expect(set.bench.output.hasSuffix("5 tests in 4 files: 5 passed\n"), "\(set.bench.output)")
  }

  @Test func `each of several paths has to have tests`() throws {
    let set = try Self.set()
    try set.write("return { check = function() end }", to: "untested/policy.lua")
    let paths = [set.path, set.path + "/untested"]
    #expect(WardenCommand.run(["test"] + paths, console: set.bench.console, engine: Bench.engine) == .undecided)
    #expect(set.bench.complaints.contains("no test in `\(paths[1])`"))
  }

  @Test func `how a survivor is explained is said once, and in each form`() throws {
    let set = try TestedSet()
    #expect(set.run("--mutate") == 1)
    let way = "  where no test can notice a change, say why on its line, or alone above it: `-- mutate: allow REASON`\n"
    #expect(set.bench.output.hasSuffix(way))
    #expect(set.bench.output.components(separatedBy: "mutate: allow").count == 2)
    set.bench.output = ""
    #expect(set.run("--mutate", "--format", "json") == 1)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(set.bench.output.utf8)) as? [String: Any])
    let mutants = try #require((json["mutation"] as? [[String: Any]])?.first?["mutants"] as? [[String: Any]])
    for mutant in mutants {
      #expect(
        mutant["explanation"] as? String
          == (mutant["verdict"] as? String == "survived" ? "-- mutate: allow REASON" : nil))
    }
    set.bench.output = ""
    #expect(set.run("--mutate", "--format", "github") == 1)
    #expect(set.bench.output.contains("%0Awhere no test can notice it, say why: -- mutate: allow REASON\n"))
  }

  @Test func `nothing is said of explanations where nothing survives`() throws {
    let set = try Self.set()
    #expect(set.run("--mutate", part: "/away") == 0)
    #expect(!set.bench.output.contains("mutate: allow"))
  }
}
