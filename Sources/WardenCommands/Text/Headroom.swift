internal import PlainData
import ShareModel
internal import ShareWarden

/// What a policy took of what it may take.
enum Headroom {
  /// `812 of 100,000 steps, 41 KiB of 4 MiB memory`. What is close to its limit is told: a larger share, or for memory
  /// another build of Lua, may be more than the policy can judge.
  static func text(_ trace: PolicyTrace) -> String {
    let steps = "\(trace.steps.grouped) of \(trace.stepLimit.grouped) steps"
    return "\(steps), \(kibibytes(trace.memory)) of \(size(trace.memoryLimit)) memory\(warning(trace))"
  }

  /// What goes beyond four fifths of its limit, and what raises that, if anything can.
  private static func warning(_ trace: PolicyTrace) -> String {
    let limits = [
      (
        name: "steps", isClose: isClose(trace.steps, to: trace.stepLimit),
        isMost: trace.stepLimit >= PolicyLimits.stepRange.upperBound
      ),
      (
        name: "memory", isClose: isClose(trace.memory, to: trace.memoryLimit),
        isMost: trace.memoryLimit >= PolicyLimits.memoryRange.upperBound
      ),
    ].filter(\.isClose)
    guard !limits.isEmpty else { return "" }
    let raised = limits.filter { !$0.isMost }.map { "limits.\($0.name)" }
    let most = limits.filter(\.isMost).map(\.name)
    return "; close to the limit of \(limits.map(\.name).joined(separator: " and "))"
      + (raised.isEmpty
        ? ""
        : ": \(raised.joined(separator: " and ")) in policyset.json \(raised.count > 1 ? "raise them" : "raises it")")
      + (most.isEmpty ? "" : "; that of \(most.joined(separator: " and ")) is the most there can be")
  }

  private static func isClose(_ used: Int, to limit: Int) -> Bool { Double(used) > 0.8 * Double(limit) }

  /// Begun ones count, so that nothing looks like less than it is.
  private static func kibibytes(_ bytes: Int) -> String { "\(((bytes + 1023) / 1024).grouped) KiB" }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\((bytes >> 20).grouped) MiB" : kibibytes(bytes)
  }
}
