internal import LuaSandbox

/// What one policy said in a decision, and what it took.
struct PolicyStatement {
  private(set) var notes = PolicyNotes()
  private(set) var steps = 0
  private(set) var memory = 0

  /// - Parameter part: the place of what it was asked about in a compound action.
  mutating func add(_ outcome: LuaOutcome, part: Int?) {
    switch outcome {
    case .silence(let steps, let peakMemory): take(steps, peakMemory)
    case .report(let report):
      take(report.steps, report.peakMemory)
      notes.add(report, part: part)
    }
  }

  private mutating func take(_ steps: UInt64, _ peakMemory: UInt64) {
    self.steps += Int(clamping: steps)
    memory = max(memory, Int(clamping: peakMemory))
  }
}
