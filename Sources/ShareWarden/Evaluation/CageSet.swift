internal import LuaSandbox
internal import LuaWorkers
internal import ShareModel
internal import ShareRules

/// The policies of a set, each with a cage, and the view that they look at.
final class CageSet: @unchecked Sendable {  // One decision at a time has it.
  /// Up to so many cages stay in the processor's caches from one decision to the next.
  private static let mostAtHand = 16

  // Nobody else can be at what is unchecked, so that it need not be found out with each access.
  @exclusivity(unchecked) private var view = RequestView()
  private let policies: [AskedPolicy]
  /// A turn for each policy, changed in place.
  private let turns: UnsafeMutableBufferPointer<PolicyTurn>
  private let index: PolicyIndex
  private let quarantine: Quarantine
  private let worker: LuaWorker?
  /// The numbers of the policies that have a say in the decision at hand.
  @exclusivity(unchecked) private var asked: [Int] = []
  /// What policies said in it.
  @exclusivity(unchecked) private var said: [PolicyNotes] = []

  /// - Parameter worker: has the cages, where there is one.
  init(_ policies: [Policy], _ quarantine: Quarantine, _ worker: LuaWorker?) {
    self.policies = policies.map { AskedPolicy($0) }
    turns = .allocate(capacity: policies.count)
    _ = turns.initialize(from: self.policies.lazy.map { PolicyTurn($0.facts) })
    index = PolicyIndex(policies)
    self.quarantine = quarantine
    self.worker = worker
  }

  deinit {
    turns.deinitialize()
    turns.deallocate()
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
      for number in numbers where turns[number].begin() { asked.append(number) }
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
    for place in numbers.indices {
      if numbers.count > Self.mostAtHand { fetchCages(behind: place, of: numbers) }
      let number = numbers[place]
      let stepsLeft = turns[number].stepsLeft
      take(stepsLeft > 0 ? ask(number, about: view, stepLimit: stepsLeft) : .outOfSteps, of: number, part: part)
    }
  }

  /// Has the processor fetch what the policies after the next will need while it is at this one. To look up an address and
  /// then read what lies there takes about as long as to ask a policy.
  private func fetchCages(behind place: Int, of numbers: [Int]) {
    if place + 4 < numbers.count { turns[numbers[place + 4]].cage?.fetch() }
    if place + 2 < numbers.count { turns[numbers[place + 2]].cage?.fetchMemory() }
  }

  /// - Parameter part: the place of what the policy was asked about in a compound action.
  private func take(_ outcome: LuaOutcome, of number: Int, part: Int?) {
    switch outcome {
    case .silence(let steps, let peakMemory): turns[number].take(steps: steps, peakMemory: peakMemory)
    case .report(let report):
      turns[number].take(steps: report.steps, peakMemory: report.peakMemory)
      if let place = turns[number].said {
        said[place].add(report, part: part)
      } else {
        turns[number].speak(at: said.count)
        said.append(PolicyNotes(report, part: part))
      }
    }
  }

  /// Asks policies in the worker process, all at once.
  private func ask(_ numbers: [Int], in worker: LuaWorker, part: Int?) {
    var questions: [WorkerQuestion] = []
    for number in numbers {
      let stepsLeft = turns[number].stepsLeft
      if stepsLeft > 0 {
        questions.append(WorkerQuestion(script: number, stepLimit: stepsLeft))
      } else {
        take(.outOfSteps, of: number, part: part)
      }
    }
    for (question, report) in zip(questions, ask(questions)) {
      take(.report(report), of: question.script, part: part)
    }
  }

  /// Asks one policy about what the view shows. One that is in quarantine is not asked, and what it comes to may put it
  /// there.
  private func ask(_ number: Int, about view: borrowing RequestView, stepLimit: Int) -> LuaOutcome {
    let standing = quarantine.isEmpty ? nil : quarantine.standing(of: number)
    if let failure = standing?.failure { return .report(LuaReport(failure: failure)) }
    let outcome = evaluate(number, about: view, stepLimit: stepLimit)
    if standing == nil, outcome.failure == nil { return outcome }
    let judged = quarantine.judge(outcome.failure, of: number, standing ?? .free(late: 0))
    return outcome.failing(by: judged)
  }

  /// Evaluates a policy in its cage, which is made when it is first asked.
  private func evaluate(_ number: Int, about view: borrowing RequestView, stepLimit: Int) -> LuaOutcome {
    do throws(LuaLoadError) {
      return try cage(of: number).outcome(of: view.builder, people: view.people?.known, stepLimit: stepLimit)
    } catch {
      return .report(LuaReport(unready: error))
    }
  }

  private func cage(of number: Int) throws(LuaLoadError) -> LentCage {
    if let cage = turns[number].cage { return cage }
    let cage = try policies[number].makeCage()
    turns[number].cage = cage
    return cage
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
      hearing.add(turns[number].trace)
      if let place = turns[number].said {
        hearing.add(said[place], of: policies[number], to: request, after: after)
      }
      turns[number].end()
    }
    asked = []
    said.removeAll(keepingCapacity: true)
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
