import PolicyTesting
import ShareWarden
import Testing

@Suite struct MutationRunTests {
  static let policy = """
    return {
      actions = { "addParticipant" },
      parameters = { maximum = { type = "integer", default = 3 } },
      check = function(request, parameters)
        if #request.after.participants > parameters.maximum then deny("too-many", "Too many.") end
      end,
    }
    """

  static func results(_ policy: String, tests: String) throws -> (MutationRun, [MutationRun.Result]) {
    let directory = try SetDirectory(["cap/policy.lua": policy, "cap/policy_test.lua": SetDirectory.head + tests])
    let suite = try directory.suite
    let run = MutationRun(suite.source.scripts[0], of: suite.source, files: suite.files)
    return (run, run.mutants.map(run.result(of:)))
  }

  static let weak = "test(\"it\", { parameters = { maximum = 1 } }, function() expect(r):denied(\"too-many\") end)"
  static let strong =
    weak + "\ntest(\"at the cap\", { parameters = { maximum = 2 } }, function() expect(r):allowed() end)"
    + "\ntest(\"others\", { parameters = { maximum = 0 } }, function() expect(r{ action = \"readShare\", participant = absent }):allowed() end)"

  @Test func `a change that no test notices survives`() throws {
    let (_, results) = try Self.results(Self.policy, tests: Self.weak)
    let survivors = results.filter { $0.verdict == .survived }.map(\.mutant.change)
    #expect(survivors == [.flipComparison])
    #expect(results.contains { $0.verdict == .killed && $0.mutant.change == .dropDenial })
  }

  @Test func `tests on both sides of the boundary notice all`() throws {
    let (_, results) = try Self.results(Self.policy, tests: Self.strong)
    #expect(results.filter { $0.verdict == .survived }.map(\.mutant.replacement) == [])
    #expect(results.count > 4)
  }

  @Test func `a survivor can be explained, where its line says why`() throws {
    let explained = Self.policy.replacing(
      "    if #request", with: "    -- mutate: allow the cap itself is nobody's business\n    if #request")
    let (run, results) = try Self.results(explained, tests: Self.weak)
    #expect(results.filter { $0.verdict == .survived }.isEmpty)
    #expect(results.contains { $0.verdict == .explained("the cap itself is nobody's business") })
    #expect(run.faults(results).isEmpty)
  }

  @Test(arguments: [
    ("-- mutate: allow\n", "gives no reason; add it"), ("-- mutate: allow it\n", "explains nothing"),
  ])
  func `an explanation that says nothing, or of nothing, is an error`(comment: String, fault: String) throws {
    let (run, results) = try Self.results(comment + Self.policy, tests: Self.strong)
    #expect(run.faults(results).map { $0.message.contains(fault) } == [true])
    #expect(run.faults(results).map(\.line) == [1])
  }

  @Test func `a change that does not load is told apart`() throws {
    let (_, results) = try Self.results(Self.policy, tests: Self.strong)
    #expect(results.filter { $0.verdict == .unloadable }.map(\.mutant.change) == [.shortenList])
  }
}
