internal import LuaSandbox
internal import LuaWorkers
internal import Synchronization

/// Prepared sets of cages. A decision takes one and gives it back; there are as many as decisions ever ran at a time, so
/// that none waits for another.
final class CagePool: Sendable {
  let quarantine = Quarantine()
  private let policies: [Policy]
  private let workers: WorkerSupply?
  private let idle = Mutex<[CageSet]>([])

  /// - Parameter workers: where there are any, each set of cages is in a process of its own.
  init(_ policies: [Policy], _ workers: WorkerSupply?) {
    self.policies = policies
    self.workers = workers
  }

  func withCages<Result>(_ body: (CageSet) -> Result) -> Result {
    let cages = idle.withLock { $0.popLast() } ?? CageSet(policies, quarantine, workers?.worker())
    defer { idle.withLock { $0.append(cages) } }
    return body(cages)
  }
}

/// A cage for each policy of a set, made when the policy is first asked, and the view that they look at.
final class CageSet: @unchecked Sendable {  // One decision at a time has it.
  var view = RequestView()
  private let policies: [Policy]
  private let quarantine: Quarantine
  private var cages: [LuaCage?]
  private let worker: LuaWorker?

  /// - Parameter worker: has the cages, where there is one.
  init(_ policies: [Policy], _ quarantine: Quarantine, _ worker: LuaWorker?) {
    self.policies = policies
    self.quarantine = quarantine
    self.worker = worker
    cages = Array(repeating: nil, count: worker == nil ? policies.count : 0)
  }

  /// Asks policies about what the view shows, each with what it may use. One that is in quarantine is not asked; one that
  /// reaches the deadline is put there.
  func ask(_ questions: [WorkerQuestion]) -> [LuaReport] {
    var reports = questions.map { quarantine.failure(of: $0.script).map { LuaReport(failure: $0) } }
    let open = questions.indices.filter { reports[$0] == nil }
    for (place, report) in zip(open, evaluate(open.map { questions[$0] })) {
      if let failure = report.failure, failure.kind == .deadline { quarantine.add(questions[place].script, failure) }
      reports[place] = report
    }
    return reports.compactMap(\.self)
  }

  private func evaluate(_ questions: [WorkerQuestion]) -> [LuaReport] {
    if let worker { return worker.ask(questions, about: view.builder) }
    return questions.map { evaluate($0.script, stepLimit: $0.stepLimit) }
  }

  private func evaluate(_ index: Int, stepLimit: Int) -> LuaReport {
    do throws(LuaLoadError) {
      return try cage(index).evaluate(view.builder, stepLimit: stepLimit)
    } catch {
      return LuaReport(unready: error)
    }
  }

  private func cage(_ index: Int) throws(LuaLoadError) -> LuaCage {
    if let cage = cages[index] { return cage }
    let cage = try policies[index].cage()
    cages[index] = cage
    return cage
  }
}
