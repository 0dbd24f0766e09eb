import Foundation
import Testing

@testable import WardenCommands

@Suite struct TestCoverageTests {
  /// Two sides of the one condition, and who is not concerned.
  static let strong = """
    local r = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                       participant = { emailAddress = "cy@partner.example" } }
    test("turned away", function() expect(r):denied{ code = "turned-away", admin_message = "]]>cy@partner.example" } end)
    test("let in", { parameters = { domain = "other.example" } }, function() expect(r):allowed() end)

    """

  @Test func `coverage is told by policy, with what is missing`() throws {
    let set = try TestedSet()
    #expect(set.run("--coverage") == 0)
    #expect(
      set.bench.output.hasSuffix(
        """
        coverage:
          away  lines 3 of 3 (100 %)  denials fired 1 of 1 (100 %)
            no test varies `domain`

        """), "\(set.bench.output)")
  }

  @Test func `below the minimum is a failure that names the policy`() throws {
    let set = try TestedSet(
      "local r = request{ actor = \"ana@example.com\", action = \"readShare\", share = \"fixtures/team.json\" }\n"
        + "test(\"it\", function() expect(r):allowed() end)")
    #expect(set.run("--min-coverage", "50") == 1)
    #expect(set.bench.complaints.contains("P/away/policy.lua: coverage is 0 %, below the minimum of 50"))
    #expect(set.bench.output.contains("P/away/policy.lua:6: deny `turned-away` never fires"))
    #expect(set.run("--min-coverage", "0") == 0)
  }

  @Test(arguments: ["101", "-1", "many", "nan", ""])
  func `a minimum is a number from 0 to 100`(text: String) throws {
    let set = try TestedSet()
    #expect(set.run("--min-coverage=\(text)") == 2)
    #expect(set.bench.complaints.contains("is no number from 0 to 100"))
  }

  @Test func `a tracefile has each line with how often it ran`() throws {
    let set = try TestedSet()
    #expect(set.run("--coverage-lcov", "out.info") == 0)
    let records = try #require(set.bench.written["out.info"]).split(separator: "\n").map(String.init)
    #expect(records.first == "TN:" && records.last == "end_of_record")
    #expect(records.contains { $0.hasPrefix("SF:") && $0.hasSuffix("/away/policy.lua") })
    let lines = records.filter { $0.hasPrefix("DA:") }
    #expect(records.contains("LF:\(lines.count)") && records.contains("LH:\(lines.count)"))
    #expect(records.contains("BRDA:6,0,0,1") && records.contains("BRF:1") && records.contains("BRH:1"))
  }

  @Test func `a page shows the source as text, whatever is in it`() throws {
    let set = try TestedSet()
    #expect(set.run("--coverage-html", "out.html") == 0)
    let page = try #require(set.bench.written["out.html"])
    #expect(page.contains("deny(&quot;turned-away&quot;") && page.contains("]]&gt;%s"))
    #expect(!page.contains("<script") && !page.contains("http"))
    #expect(page.contains("<span class=\"ran\">"))
  }

  @Test func `a report that can't be written is an error`() throws {
    let set = try TestedSet()
    #expect(set.run("--coverage-html", "/nowhere/out.html") == 2)
    #expect(set.bench.complaints.contains("/nowhere/out.html: permission denied"))
  }

  @Test func `a change that no test notices is told with its line and the missing case`() throws {
    let set = try TestedSet()
    #expect(set.run("--mutate") == 1)
    #expect(
      set.bench.output.contains(
        """
            P/away/policy.lua:5:37: gains-to-everybody: `gains` becomes `after.participants`, and no test fails
              for _, person in ipairs(request.gains) do
              missing: a request that is about one person, while others in the share would be turned away

        """), "\(set.bench.output)")
  }

  @Test func `tests that notice all changes are told so in JSON`() throws {
    let set = try TestedSet(
      Self.strong
        + "test(\"the owner is nobody's gain\", { parameters = { domain = \"example.com\" } }, function() expect(r):allowed() end)"
    )
    #expect(set.run("--mutate", "--coverage", "--format", "json") == 0, "\(set.bench.output)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(set.bench.output.utf8)) as? [String: Any])
    let mutation = try #require((json["mutation"] as? [[String: Any]])?.first)
    let verdicts = (mutation["mutants"] as? [[String: Any]])?.compactMap { $0["verdict"] as? String } ?? []
    #expect(verdicts.contains("killed") && !verdicts.contains("survived"))
    let coverage = try #require((json["coverage"] as? [[String: Any]])?.first)
    #expect(coverage["parameters_not_varied"] as? [String] == [])
  }

  @Test func `where tests fail, changes say nothing`() throws {
    let set = try TestedSet(TestedSet.passing.replacing("denied(\"turned-away\")", with: "allowed()"))
    #expect(set.run("--mutate") == 1)
    #expect(set.bench.complaints.contains("changes say nothing while tests fail"))
    #expect(!set.bench.output.contains("mutation:"))
  }

  @Test(arguments: [
    ["--mutate", "--filter", "x"], ["--mutate", "--format", "tap"], ["--coverage", "--format", "junit"],
  ])
  func `what does not go together is refused`(options: [String]) throws {
    let bench = Bench()
    let set = try TestedSet()
    let code = WardenCommand.run(["test"] + options + [set.path], console: bench.console, engine: Bench.engine)
    #expect(code == .undecided)
    #expect(bench.output.isEmpty)
  }
}
