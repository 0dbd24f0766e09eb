internal import LuaSandbox
internal import ShareModel

/// What every decision looks at of a policy, beside that of the next one: of a thousand policies none is still in the
/// processor's caches when it is asked again. What is only looked at when a policy says something is its `AskedPolicy`.
struct PolicyTurn {
  private let facts: PolicyFacts
  private let stepLimit: Int
  /// Made when the policy is first asked.
  var cage: LentCage?
  /// Whether it has a say in the decision at hand.
  private var isAsked = false
  /// The place of what it said in that decision among what all said, if it said anything.
  private(set) var said: Int?
  // What it took in that decision.
  private var steps = 0
  private var memory = 0

  init(_ facts: PolicyFacts) {
    self.facts = facts
    stepLimit = facts.stepLimit
  }

  /// What it may use yet: the step limit is for the decision.
  var stepsLeft: Int { stepLimit - steps }

  var trace: PolicyTrace { PolicyTrace(of: facts, steps: steps, memory: memory) }

  /// Whether it gets a say only now, among parts of an action.
  mutating func begin() -> Bool {
    defer { isAsked = true }
    return !isAsked
  }

  mutating func take(steps: UInt64, peakMemory: UInt64) {
    self.steps += Int(clamping: steps)
    memory = max(memory, Int(clamping: peakMemory))
  }

  /// - Parameter place: where what it says is, from its first words on.
  mutating func speak(at place: Int) { said = place }

  /// Forgets the decision.
  mutating func end() {
    isAsked = false
    said = nil
    steps = 0
    memory = 0
  }
}
