internal import PlainData
import ShareModel

/// What a policy took of what it may take.
enum Headroom {
  /// `812 of 100,000 steps, 41 KiB of 4 MiB memory`. What is close to its limit is told: a larger share, or for memory
  /// another build of Lua, may be more than the policy can judge.
  static func text(_ trace: PolicyTrace) -> String {
    let steps = "\(trace.steps.grouped) of \(trace.stepLimit.grouped) steps"
    return "\(steps), \(kibibytes(trace.memory)) of \(size(trace.memoryLimit)) memory\(warning(trace))"
  }

  /// What goes beyond four fifths of its limit, and what raises that.
  private static func warning(_ trace: PolicyTrace) -> String {
    let close = [
      isClose(trace.steps, to: trace.stepLimit) ? "steps" : nil,
      isClose(trace.memory, to: trace.memoryLimit) ? "memory" : nil,
    ].compactMap(\.self)
    guard !close.isEmpty else { return "" }
    let limits = close.map { "limits.\($0)" }.joined(separator: " and ")
    return "; close to the limit of \(close.joined(separator: " and ")): \(limits) in policyset.json "
      + (close.count > 1 ? "raise them" : "raises it")
  }

  private static func isClose(_ used: Int, to limit: Int) -> Bool { Double(used) > 0.8 * Double(limit) }

  /// Begun ones count, so that nothing looks like less than it is.
  private static func kibibytes(_ bytes: Int) -> String { "\(((bytes + 1023) / 1024).grouped) KiB" }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\((bytes >> 20).grouped) MiB" : kibibytes(bytes)
  }
}
