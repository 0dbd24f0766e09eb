internal import LuaSandbox
internal import PlainData

extension PolicyLimits {
  /// Why a policy failed; of a limit, also which it is and what raises it.
  func reason(_ failure: LuaFailure) -> String {
    guard failure.isLimit else { return failure.message }
    switch failure.kind {
    case .steps: return "\(failure.message): \(steps.grouped) steps for a decision; \(raisingSteps)"
    case .memory: return "\(failure.message): \(size) for a policy; \(raisingMemory)"
    case .deadline:
      return
        "\(failure.message): \(Self.seconds(deadline)) of processor time; \(Quarantine.notice)"
    default: return failure.message
    }
  }

  /// Why a policy cannot be loaded.
  func reason(_ error: LuaLoadError) -> String {
    if error.kind == .deadline {
      return "\(error.message): \(Self.seconds(deadline)) of processor time; have the file do less while it is loaded"
    }
    guard error.isLimit else { return error.message }
    switch error.kind {
    case .steps:
      return
        "\(error.message): \(steps.grouped) steps for loading the file; is there a loop without end, or a large table that could be a parameter or data? \(raisingSteps)"
    case .memory: return "\(error.message): \(size) for a policy; \(raisingMemory)"
    default: return error.message
    }
  }

  private var raisingSteps: String { Self.raising("steps", isMost: steps >= Self.stepRange.upperBound) }
  private var raisingMemory: String { Self.raising("memory", isMost: memory >= Self.memoryRange.upperBound) }

  private static func raising(_ limit: String, isMost: Bool) -> String {
    isMost
      ? "that is the most there can be, so have the policy do less"
      : "limits.\(limit) in \(PolicyFinder.setFile) raises it"
  }

  private var size: String {
    let unit = Self.units.first { Int64(memory) % $0.bytes == 0 }
    return unit.map { "\((Int64(memory) / $0.bytes).grouped) \($0.name)" } ?? "\(memory.grouped) B"
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds == 0 else {
      return "\((seconds * 1_000_000_000 + attoseconds / 1_000_000_000).grouped) nanoseconds"
    }
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
