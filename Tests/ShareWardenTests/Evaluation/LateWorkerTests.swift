import LuaSandbox
import LuaWorkers
import ShareModel
import Testing

@testable import ShareWarden

/// Workers that give no answer in time, since a policy uses up more steps than any set would give it.
@Suite struct LateWorkerTests {
  static let late = "the worker process of the policies gave no answer within 200 milliseconds and was ended"

  /// Two policies, of which the first never ends by itself.
  struct Hearing {
    let quarantine = Quarantine()
    let policies: [Policy]
    let cages: CageSet

    init() throws {
      let folder = try PolicyFolder([
        "a.lua": "return function() while true do end end", "b.lua": "return function() deny('no', 'No.') end",
      ])
      policies = try PolicySet(directory: folder.path, deadline: .seconds(60)).policies
      let program = WorkerProgram(
        executable: ProcessIsolationTests.executable, version: Warden.version, patience: 200)
      let supply = try WorkerSupply(program, scripts: policies.map(\.workerScript), data: nil)
      cages = CageSet(policies, quarantine, supply.worker())
    }

    func ask(steps: Int) -> (first: PolicyFailure?, second: [LuaNote]) {
      let reports = cages.ask([
        WorkerQuestion(script: 0, stepLimit: steps), WorkerQuestion(script: 1, stepLimit: 10_000),
      ])
      let failure = reports[0].failure.map { PolicyNote($0, part: nil).failure(of: AskedPolicy(policies[0]), $0) }
      return (failure, reports[1].denials)
    }

    func askLong() -> (first: PolicyFailure?, second: [LuaNote]) { ask(steps: 2_000_000_000) }
  }

  @Test func `a late worker is a failure of the policy it was at, which is asked again`() throws {
    let hearing = try Hearing()
    for _ in 0..<2 {
      let (failure, denials) = hearing.askLong()
      #expect(failure?.kind == .runtime)
      #expect(failure?.message == Self.late)
      #expect(failure?.isTransient == true)
      #expect(denials.map(\.code) == ["no"])
    }
    #expect(hearing.quarantine.policies == [])
    #expect(hearing.ask(steps: 10_000).first?.kind == .steps)
  }

  @Test func `an answer in between begins the count anew`() throws {
    let hearing = try Hearing()
    for _ in 0..<2 {
      for _ in 0..<2 { #expect(hearing.askLong().first?.message == Self.late) }
      #expect(hearing.ask(steps: 10_000).first?.isTransient == false)
    }
    #expect(hearing.quarantine.policies == [])
  }

  @Test func `a policy that is late three times in a row is asked no more`() throws {
    let hearing = try Hearing()
    for _ in 0..<2 { #expect(hearing.askLong().first?.message == Self.late) }
    let third = hearing.askLong()
    #expect(
      third.first?.message
        == "\(Self.late), 3 times in a row; the policy is in quarantine, which denies, until the policy set is loaded again"
    )
    #expect(third.first?.kind == .runtime)
    #expect(third.first?.isTransient == false)
    #expect(third.second.map(\.code) == ["no"])
    #expect(hearing.quarantine.policies == [0])
    let later = hearing.ask(steps: 10_000)
    #expect(later.first == third.first)
    #expect(later.second == third.second)
  }
}
