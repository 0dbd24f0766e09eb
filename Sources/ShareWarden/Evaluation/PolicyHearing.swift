internal import LuaSandbox
internal import ShareModel

/// What the policies of a set say to one request that the rules allow.
struct PolicyHearing {
  private(set) var denials: [Denial] = []
  private(set) var errors: [PolicyFailure] = []
  private(set) var shadowDenials: [Denial] = []
  private(set) var warnings: [Warning] = []
  private(set) var traces: [PolicyTrace] = []

  private let cages: CageSet
  private let policies: [Policy]
  private var notes: [PolicyNote] = []
  private var used: [(steps: Int, memory: Int, wasAsked: Bool)]

  init(_ policies: [Policy], cages: CageSet) {
    self.policies = policies
    self.cages = cages
    used = Array(repeating: (0, 0, false), count: policies.count)
  }

  /// Asks every policy that the action concerns; of a compound action, about each part in turn.
  mutating func hear(_ action: Action, parts: [Action]) {
    for (index, part) in parts.enumerated() {
      var isShown = false
      for (number, policy) in policies.enumerated() where policy.actions.concern(part.name, of: action.name) {
        if !isShown { cages.view.show(part) }
        isShown = true
        ask(number, part: action.isCompound ? index : nil)
      }
    }
  }

  /// Puts what was said in its fixed order: by policy, then by line.
  mutating func conclude(redaction: () -> Redaction) {
    for (number, policy) in policies.enumerated() where used[number].wasAsked {
      traces.append(
        PolicyTrace(
          id: policy.id, sha256: policy.sha256, steps: used[number].steps, stepLimit: policy.limits.steps,
          memory: used[number].memory, memoryLimit: policy.limits.memory, isShadow: policy.isShadow))
    }
    guard !notes.isEmpty else { return }
    let redaction = redaction()
    for note in PolicyNote.settled(notes) {
      let policy = policies[note.policy]
      switch note.kind {
      case .denial where policy.isShadow: shadowDenials.append(note.denial(of: policy, redaction))
      case .denial: denials.append(note.denial(of: policy, redaction))
      case .failure where policy.isShadow: shadowDenials.append(note.denial(of: policy, redaction))
      case .failure(let kind): errors.append(note.failure(of: policy, kind))
      case .warning: warnings.append(note.warning(of: policy, redaction))
      }
    }
  }

  private mutating func ask(_ number: Int, part: Int?) {
    let rest = policies[number].limits.steps - used[number].steps
    // The limit is for the decision: a policy that used it up has failed already.
    guard rest > 0 else { return }
    let report = cages.ask(number, stepLimit: rest)
    used[number].wasAsked = true
    used[number].steps += Int(clamping: report.steps)
    used[number].memory = max(used[number].memory, Int(clamping: report.peakMemory))
    notes += PolicyNote.all(in: report, policy: number, part: part)
  }
}
