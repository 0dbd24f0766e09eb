internal import LuaSandbox
internal import LuaWorkers
internal import ShareModel

/// What the policies of a set say to one request that the rules allow.
struct PolicyHearing {
  /// What one policy said, and what it took.
  private struct Statement {
    var notes = PolicyNotes()
    var steps = 0
    var memory = 0
  }

  private(set) var denials: [Denial] = []
  private(set) var errors: [PolicyFailure] = []
  private(set) var shadowDenials: [Denial] = []
  private(set) var warnings: [Warning] = []
  private(set) var traces: [PolicyTrace] = []

  private let policies: [Policy]
  private var statements: [Int: Statement] = [:]

  init(_ policies: [Policy]) { self.policies = policies }

  /// Asks policies about what the view shows. The step limit is for the decision.
  ///
  /// - Parameter part: the place of what is shown in a compound action.
  mutating func ask(_ numbers: [Int], part: Int?, in cages: CageSet) {
    let questions = numbers.map { number in
      WorkerQuestion(
        script: number, stepLimit: policies[number].limits.steps - (statements[number]?.steps ?? 0))
    }
    let askable = questions.filter { $0.stepLimit > 0 }
    for (question, report) in zip(askable, cages.ask(askable)) { take(report, of: question.script, part: part) }
    for question in questions where question.stepLimit <= 0 {
      take(LuaReport(failure: .outOfSteps), of: question.script, part: part)
    }
  }

  private mutating func take(_ report: LuaReport, of number: Int, part: Int?) {
    var statement = statements[number] ?? Statement()
    statement.steps += Int(clamping: report.steps)
    statement.memory = max(statement.memory, Int(clamping: report.peakMemory))
    statement.notes.add(report, part: part)
    statements[number] = statement
  }

  /// Puts what was said in its fixed order: by policy, then by line, then by call.
  mutating func conclude(_ request: ShareRequest, after: Share?) {
    let saidAnything = statements.values.contains { !$0.notes.isEmpty }
    let redaction = saidAnything ? Redaction(request, after: after) : Redaction()
    for (number, statement) in statements.sorted(by: { $0.key < $1.key }) {
      let policy = policies[number]
      traces.append(
        PolicyTrace(
          id: policy.id, sha256: policy.sha256, steps: statement.steps, stepLimit: policy.limits.steps,
          memory: statement.memory, memoryLimit: policy.limits.memory, isShadow: policy.isShadow))
      for note in statement.notes.settled { take(note, of: policy, redaction) }
    }
  }

  private mutating func take(_ note: PolicyNote, of policy: Policy, _ redaction: Redaction) {
    switch note.kind {
    case .denial where policy.isShadow, .failure where policy.isShadow:
      shadowDenials.append(note.denial(of: policy, redaction))
    case .denial: denials.append(note.denial(of: policy, redaction))
    case .failure(let failure): errors.append(note.failure(of: policy, failure))
    case .warning: warnings.append(note.warning(of: policy, redaction))
    }
  }
}

extension LuaFailure {
  /// Of a policy that is to be asked about another part when it has no steps left.
  fileprivate static let outOfSteps = LuaFailure(
    kind: .steps, message: "earlier parts of the action used up the steps", line: 0, isLimit: true)
}
