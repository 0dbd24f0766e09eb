internal import LuaSandbox

extension PolicyLimits {
  /// Why a policy failed; of a limit, also which it is and where it is set.
  func reason(_ failure: LuaFailure) -> String {
    guard failure.isLimit else { return failure.message }
    switch failure.kind {
    case .steps:
      return "\(failure.message): \(steps) steps for a decision; \(PolicyFinder.setFile) sets it as limits.steps"
    case .memory:
      return "\(failure.message): \(size) for a policy; \(PolicyFinder.setFile) sets it as limits.memory"
    case .deadline:
      return
        "\(failure.message): \(Self.seconds(deadline)) of processor time; \(Quarantine.notice)"
    default: return failure.message
    }
  }

  /// Why a policy cannot be loaded.
  func reason(_ error: LuaLoadError) -> String {
    let kind: LuaFailure.Kind
    switch error.kind {
    case .steps: kind = .steps
    case .memory: kind = .memory
    case .deadline: return "\(error.message): \(Self.seconds(deadline)) of processor time"
    default: return error.message
    }
    return reason(LuaFailure(kind: kind, message: error.message, line: 0, isLimit: error.isLimit))
  }

  private var size: String {
    let unit = Self.units.first { Int64(memory) % $0.bytes == 0 }
    return unit.map { "\(Int64(memory) / $0.bytes) \($0.name)" } ?? "\(memory) B"
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds == 0 else { return "\(seconds * 1_000_000_000 + attoseconds / 1_000_000_000) nanoseconds" }
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
