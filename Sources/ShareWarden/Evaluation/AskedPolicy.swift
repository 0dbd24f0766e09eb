internal import LuaSandbox
internal import ShareModel
internal import ShareWire

/// A policy in one set of cages. What goes into a decision is copied: threads that decide at the same time would wait
/// for one another to count the uses of what they share.
final class AskedPolicy {
  let facts: PolicyFacts
  let limits: PolicyLimits
  /// Whether it has a say in the decision at hand.
  private var isAsked = false
  // What it said so far in that decision, if anything, and what it took.
  private var notes: PolicyNotes?
  private var steps = 0
  private var memory = 0
  private let file: String
  private let policy: Policy
  private var cage: LuaCage?

  init(_ policy: Policy) {
    self.policy = policy
    limits = policy.limits
    file = policy.file.copied
    facts = PolicyFacts(
      id: policy.id.copied, sha256: policy.sha256.copied, stepLimit: policy.limits.steps,
      memoryLimit: policy.limits.memory, isShadow: policy.isShadow,
      heading: DecisionWriter.heading(id: policy.id, sha256: policy.sha256))
  }

  var id: String { facts.id }
  var isShadow: Bool { facts.isShadow }

  /// What it may use yet: the step limit is for the decision.
  var stepsLeft: Int { limits.steps - steps }

  /// Whether it gets a say only now, among parts of an action.
  func begin() -> Bool {
    defer { isAsked = true }
    return !isAsked
  }

  /// - Parameter part: the place of what it was asked about in a compound action.
  func take(_ outcome: LuaOutcome, part: Int?) {
    switch outcome {
    case .silence(let steps, let peakMemory): take(steps, peakMemory)
    case .report(let report):
      take(report.steps, report.peakMemory)
      var said = notes ?? PolicyNotes()
      said.add(report, part: part)
      notes = said
    }
  }

  /// Tells what it said and took, and forgets it.
  func conclude(_ tell: (PolicyTrace, PolicyNotes?) -> Void) {
    tell(PolicyTrace(of: facts, steps: steps, memory: memory), notes)
    isAsked = false
    steps = 0
    memory = 0
    if notes != nil { notes = nil }
  }

  private func take(_ steps: UInt64, _ peakMemory: UInt64) {
    self.steps += Int(clamping: steps)
    memory = max(memory, Int(clamping: peakMemory))
  }

  /// The place of a line; 0 where it is not known.
  func source(line: Int) -> String {
    guard line > 0 else { return file }
    let number = String(line)
    var source = ""
    source.reserveCapacity(file.utf8.count + 1 + number.utf8.count)
    source += file
    source += ":"
    source += number
    return source
  }

  /// Asks the policy in its cage, which is made when it is first asked.
  func evaluate(_ view: borrowing RequestView, stepLimit: Int) -> LuaOutcome {
    do throws(LuaLoadError) {
      return try madeCage().outcome(of: view.builder, people: view.people?.known, stepLimit: stepLimit)
    } catch {
      return .report(LuaReport(unready: error))
    }
  }

  private func madeCage() throws(LuaLoadError) -> LuaCage {
    if let cage { return cage }
    let cage = try policy.cage()
    self.cage = cage
    return cage
  }
}

extension String {
  /// The same text in memory of its own.
  fileprivate var copied: String { String(decoding: Array(utf8), as: UTF8.self) }
}
