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
    if part == nil {
      asked = numbers
    } else {
      for number in numbers where policies[number].begin() { asked.append(number) }
    }
    view.show(action)
    if let worker {
      ask(numbers, in: worker, part: part)
    } else {
      ask(numbers, about: view, part: part)
    }
  }

  /// Asks policies one after the other about what the view shows.
  private func ask(_ numbers: [Int], about view: borrowing RequestView, part: Int?) {
    for number in numbers {
      let policy = policies[number]
      let stepsLeft = policy.stepsLeft
      policy.take(stepsLeft > 0 ? ask(policy, number, about: view, stepLimit: stepsLeft) : .outOfSteps, part: part)
    }
  }

  /// Asks policies in the worker process, all at once.
  private func ask(_ numbers: [Int], in worker: LuaWorker, part: Int?) {
    var questions: [WorkerQuestion] = []
    for number in numbers {
      let stepsLeft = policies[number].stepsLeft
      if stepsLeft > 0 {
        questions.append(WorkerQuestion(script: number, stepLimit: stepsLeft))
      } else {
        policies[number].take(.outOfSteps, part: part)
      }
    }
    for (question, report) in zip(questions, ask(questions)) {
      policies[question.script].take(.report(report), part: part)
    }
  }

  /// Asks one policy about what the view shows. One that is in quarantine is not asked, and what it comes to may put it
  /// there.
  private func ask(
    _ policy: AskedPolicy, _ number: Int, about view: borrowing RequestView, stepLimit: Int
  ) -> LuaOutcome {
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

  /// Asks policies in the worker process that are not in quarantine. There is a report for each question, in their order.
  func ask(_ questions: [WorkerQuestion]) -> [LuaReport] {
    let standings = questions.map { quarantine.standing(of: $0.script) }
    var reports = standings.map { $0.failure.map { LuaReport(failure: $0) } ?? .unanswered }
    let open = questions.indices.filter { standings[$0].failure == nil }
    let answers = worker?.ask(open.map { questions[$0] }, about: view.builder, people: view.people?.view) ?? []
    for (place, answer) in zip(open, answers) {
      var report = answer
      report.failure = quarantine.judge(report.failure, of: questions[place].script, standings[place])
      reports[place] = report
    }
    return reports
  }

  /// Gathers what was said, and forgets it.
  private func conclude(_ request: ShareRequest, after: Share?) -> PolicyHearing {
    var hearing = PolicyHearing(capacity: asked.count)
    for number in asked {
      let policy = policies[number]
      policy.conclude { trace, notes in hearing.add(notes, trace, of: policy, to: request, after: after) }
    }
    asked = []
    view.forget()
    return hearing
  }
}

extension LuaOutcome {
  /// Of a policy that is to be asked about another part when it has no steps left.
  fileprivate static let outOfSteps = report(
    LuaReport(
      failure: LuaFailure(
        kind: .steps, message: "earlier parts of the action used up the steps", line: 0, isLimit: true)))
}
