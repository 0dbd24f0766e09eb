import PolicyTesting
import ShareWarden
import Testing

@Suite struct CoverageTests {
  static func coverage(_ policy: String, tests: String) throws -> PolicyCoverage {
    let directory = try SetDirectory(["p/policy.lua": policy, "p/policy_test.lua": SetDirectory.head + tests])
    let suite = try directory.suite
    var tally = CoverageTally(suite.source)
    let asked = Asked("p", of: suite.source)
    let runs = suite.files.flatMap { file in file.tests.map { (run: TestRun($0, of: file), asked: asked) } }
    for traced in TracedTests.grouping(runs, of: suite.source) { tally.add(traced.outcome().notes) }
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

  @Test func `a denial counts however much was said before it`() throws {
    let coverage = try Self.coverage(
      """
      return function(request)
        for i = 1, 100 do warn("w" .. i, "W") end
        for i = 1, 100 do deny("d" .. i, "D") end
        deny("late", "L")
      end
      """,
      tests: "test(\"a\", function() expect(r):denied{ code = \"d1\" } end)")
    #expect(coverage.denials.map(\.state) == [.fired, .preceded])
  }

  @Test func `a first denial after many warnings fires`() throws {
    let coverage = try Self.coverage(
      """
      return function(request)
        for i = 1, 70 do warn("w", "W" .. i) end
        deny("late", "L")
      end
      """,
      tests: "test(\"a\", function() expect(r):denied(\"late\") end)")
    #expect(coverage.denials.map(\.state) == [.fired])
  }

  @Test func `what traced tests come to is what plain ones come to, in groups of one choice of values`() throws {
    let directory = try SetDirectory([
      "p/policy.lua": Self.policy,
      "p/policy_test.lua": SetDirectory.head + """
        for n, a in ipairs{ true, false, true, false } do
          test("t" .. n, { parameters = { a = a } }, function() expect(r):denied("first", "second") end)
        end
        test("none", { parameters = { a = 7 } }, function() expect(r):allowed() end)
        """,
    ])
    let suite = try directory.suite
    let asked = Asked("p", of: suite.source)
    let runs = suite.files.flatMap { file in file.tests.map { (run: TestRun($0, of: file), asked: asked) } }
    let groups = TracedTests.grouping(runs, of: suite.source).map { $0.outcome().outcomes }
    #expect(groups.map { $0.map(\.place) } == [[0, 2], [1, 3], [4]])
    let traced = groups.joined().sorted { $0.place < $1.place }.map(\.outcome)
    let plain = runs.map { $0.run.outcome(asking: $0.asked) }
    #expect(traced.map(\.failures) == plain.map(\.failures) && traced.map(\.fault) == plain.map(\.fault))
    #expect(plain.map(\.isPassed) == [true, false, true, false, false])
  }
}
