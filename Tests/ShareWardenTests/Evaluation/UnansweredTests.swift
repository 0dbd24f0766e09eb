import LuaSandbox
import LuaWorkers
import Testing

@testable import ShareWarden

/// A question without an answer must not pass for a policy that said nothing.
@Suite struct UnansweredTests {
  static func cages(_ quarantine: Quarantine) throws -> CageSet {
    let folder = try PolicyFolder([
      "a.lua": "return function() end", "b.lua": "return function() deny('no', 'No.') end",
    ])
    return CageSet(try PolicySet(directory: folder.path).policies, quarantine, nil)
  }

  @Test func `each question that nobody answers is a failure`() throws {
    let cages = try Self.cages(Quarantine())
    let reports = cages.ask([0, 1, 0].map { WorkerQuestion(script: $0, stepLimit: 10_000) })
    #expect(reports == [.unanswered, .unanswered, .unanswered])
    #expect(LuaReport.unanswered.failure?.kind == .unavailable)
  }

  @Test func `what is in quarantine keeps its place among the unanswered`() throws {
    let quarantine = Quarantine()
    let deadline = LuaFailure(kind: .deadline, message: "the deadline was reached", line: 1)
    _ = quarantine.judge(deadline, of: 1, quarantine.standing(of: 1))
    let cages = try Self.cages(quarantine)
    let reports = cages.ask([0, 1, 0].map { WorkerQuestion(script: $0, stepLimit: 10_000) })
    #expect(reports.map(\.failure) == [LuaReport.unanswered.failure, deadline, LuaReport.unanswered.failure])
  }
}
