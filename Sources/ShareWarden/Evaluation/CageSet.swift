internal import LuaSandbox
internal import LuaWorkers

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

  /// Asks policies about what the view shows, each with what it may use. One that is in quarantine is not asked, and what
  /// the others come to may put them there.
  func ask(_ questions: [WorkerQuestion]) -> [LuaReport] {
    let standings = questions.map { quarantine.standing(of: $0.script) }
    var reports = standings.map { $0.failure.map { LuaReport(failure: $0) } }
    let open = questions.indices.filter { reports[$0] == nil }
    for (place, report) in zip(open, evaluate(open.map { questions[$0] })) {
      var report = report
      report.failure = quarantine.judge(report.failure, of: questions[place].script, standings[place])
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
