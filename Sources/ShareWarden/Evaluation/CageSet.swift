internal import LuaSandbox
internal import LuaWorkers
internal import ShareModel
internal import ShareRules

/// The policies of a set, each with a cage, and the view that they look at.
final class CageSet: @unchecked Sendable {  // One decision at a time has it.
  private var view = RequestView()
  private let policies: [AskedPolicy]
  private let index: PolicyIndex
  private let quarantine: Quarantine
  private let worker: LuaWorker?
  /// The numbers of the policies that have a say in the decision at hand.
  private var asked: [Int] = []

  /// - Parameter worker: has the cages, where there is one.
  init(_ policies: [Policy], _ quarantine: Quarantine, _ worker: LuaWorker?) {
    self.policies = policies.map { AskedPolicy($0) }
    index = PolicyIndex(policies)
    self.quarantine = quarantine
    self.worker = worker
  }

  /// Asks every policy that the action concerns; of a compound action, about each part in turn.
  func hear(_ request: ShareRequest, _ ruling: Ruling, profile: RuleProfile) -> PolicyHearing {
    view.lay(request, ruling, profile: profile)
    let whole = request.action.name
    if request.action.isCompound {
      for (place, part) in request.action.parts.enumerated() {
        ask(about: part.meant(for: request.share), of: whole, part: place)
      }
      asked.sort()
    } else {
      ask(about: request.action.meant(for: request.share), of: whole, part: nil)
    }
    return conclude(request, after: ruling.after)
  }

  private func ask(about action: Action, of whole: ActionName, part: Int?) {
    let numbers = index.policies(concerning: action.name, of: whole)
    guard !numbers.isEmpty else { return }
    view.show(action)
    var questions: [WorkerQuestion] = []
    for number in numbers {
      let policy = policies[number]
      if policy.begin() { asked.append(number) }
      let stepsLeft = policy.stepsLeft
      if stepsLeft <= 0 {
        policy.take(.report(LuaReport(failure: .outOfSteps)), part: part)
      } else if worker == nil {
        policy.take(ask(policy, number, stepLimit: stepsLeft), part: part)
      } else {
        questions.append(WorkerQuestion(script: number, stepLimit: stepsLeft))
      }
    }
    guard !questions.isEmpty else { return }
    for (question, report) in zip(questions, ask(questions)) {
      policies[question.script].take(.report(report), part: part)
    }
  }

  /// Asks one policy about what the view shows. One that is in quarantine is not asked, and what it comes to may put it
  /// there.
  private func ask(_ policy: AskedPolicy, _ number: Int, stepLimit: Int) -> LuaOutcome {
    let standing = quarantine.standing(of: number)
    if let failure = standing.failure { return .report(LuaReport(failure: failure)) }
    let outcome = policy.evaluate(view, stepLimit: stepLimit)
    guard case .report(var report) = outcome else {
      _ = quarantine.judge(nil, of: number, standing)
      return outcome
    }
    report.failure = quarantine.judge(report.failure, of: number, standing)
    return .report(report)
  }

  /// Asks policies in the worker process, all that are not in quarantine at once.
  func ask(_ questions: [WorkerQuestion]) -> [LuaReport] {
    let standings = questions.map { quarantine.standing(of: $0.script) }
    var reports = standings.map { $0.failure.map { LuaReport(failure: $0) } }
    let open = questions.indices.filter { reports[$0] == nil }
    let answers = worker?.ask(open.map { questions[$0] }, about: view.builder, people: view.people?.view) ?? []
    for (place, answer) in zip(open, answers) {
      var report = answer
      report.failure = quarantine.judge(report.failure, of: questions[place].script, standings[place])
      reports[place] = report
    }
    return reports.compactMap(\.self)
  }

  /// Gathers what was said, and forgets it.
  private func conclude(_ request: ShareRequest, after: Share?) -> PolicyHearing {
    var hearing = PolicyHearing(capacity: asked.count)
    for number in asked {
      let policy = policies[number]
      policy.conclude { trace, notes in hearing.add(notes, trace, of: policy, to: request, after: after) }
    }
    asked.removeAll(keepingCapacity: true)
    view.forget()
    return hearing
  }
}

extension LuaFailure {
  /// Of a policy that is to be asked about another part when it has no steps left.
  fileprivate static let outOfSteps = LuaFailure(
    kind: .steps, message: "earlier parts of the action used up the steps", line: 0, isLimit: true)
}
