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

  @Test func `a default that is written out varies nothing`() throws {
    let coverage = try Self.coverage(
      Self.policy,
      tests: """
        test("a", { parameters = { a = false } }, function() expect(r):denied("second") end)
        test("b", { parameters = { b = true } }, function() expect(r):denied("second", "third") end)
        """)
    #expect(coverage.constantParameters == ["a"])
  }

  static let handedOn = """
    return function(request)
      if request.action.name == "readShare" then _G.deny("one", "1") else deny("two", "2") end
      if request.actor.name == "x" then
        deny
          ("three", "3")
      end
      pcall((deny), "four", "4")
      local d = deny
      if not request.actor.name then d("five", "5") end
    end
    """

  @Test func `denials in one line are told apart, and one that is handed on counts`() throws {
    let coverage = try Self.coverage(
      Self.handedOn,
      tests: """
        test("a", function() expect(r{ action = "readShare", participant = absent }):denied("one", "four", "five") end)
        """)
    #expect(coverage.denials.map(\.code) == ["one", "two", "three", nil, "five"])
    #expect(coverage.denials.map(\.state) == [.fired, .never, .never, .preceded, .preceded])
  }

  @Test func `a denial that is nowhere called by name is none that is covered`() throws {
    let coverage = try Self.coverage(
      "local kept = { deny } return function(request) if request.actor.name then kept[1](\"one\", \"1\") end end",
      tests: "test(\"a\", function() expect(r):allowed() end)")
    #expect(coverage.denials.map(\.state) == [.never])
    #expect(coverage.percent == 0)
  }
}
