import PolicyTesting
import ShareWarden
import Testing

@Suite struct CoverageTests {
  static func coverage(_ policy: String, tests: String) throws -> PolicyCoverage {
    let directory = try SetDirectory(["p/policy.lua": policy, "p/policy_test.lua": SetDirectory.head + tests])
    let suite = try directory.suite
    let tally = CoverageTally(suite.source)
    for file in suite.files {
      for test in file.tests { tally.add(test, of: file, asking: Asked(file.policy, of: suite.source)) }
    }
    return tally.coverage(of: suite.source.scripts[0])
  }

  static let policy = """
    return {
      parameters = { a = { type = "boolean", default = false }, b = { type = "boolean", default = false } },
      check = function(request, parameters)
        if parameters.a then
          deny("first", "No.")
        end
        if request.action.name == "addParticipant" then
          deny("second", "No.")
        end
        if parameters.b then
          deny("third", "No.")
        end
      end,
    }
    """

  @Test func `a denial is fired, always preceded, or never runs`() throws {
    let coverage = try Self.coverage(
      Self.policy,
      tests: "test(\"it\", { parameters = { a = true } }, function() expect(r):denied(\"first\", \"second\") end)")
    #expect(coverage.denials.map(\.code) == ["first", "second", "third"])
    #expect(coverage.denials.map(\.state) == [.fired, .preceded, .never])
    #expect(coverage.denials.map(\.line) == [5, 8, 11])
    #expect(coverage.lines.filter { $0.count == 0 }.map(\.line) == [11])
    #expect(coverage.constantParameters == ["a", "b"])
    #expect(Int(coverage.percent) == 33)
  }

  @Test func `tests that ask for everything cover everything`() throws {
    let coverage = try Self.coverage(
      Self.policy,
      tests: """
        test("a", { parameters = { a = true } }, function() expect(r):denied("first", "second") end)
        test("none", { parameters = {} }, function() expect(r):denied("second") end)
        test("b", { parameters = { b = true } }, function()
          expect(r{ action = "readShare", participant = absent }):denied("third")
        end)
        """)
    #expect(coverage.denials.allSatisfy { $0.state == .fired })
    #expect(coverage.linesRun == coverage.lines.count && coverage.linesRun > 5)
    #expect(coverage.constantParameters.isEmpty)
    #expect(coverage.percent == 100)
  }
}
