internal import PlainData
import ShareModel

/// What a policy took of what it may take.
enum Headroom {
  /// `812 of 100,000 steps, 41 KiB of 4 MiB memory`.
  static func text(_ trace: PolicyTrace) -> String {
    let steps = "\(trace.steps.grouped) of \(trace.stepLimit.grouped) steps"
    return "\(steps), \(kibibytes(trace.memory)) of \(size(trace.memoryLimit)) memory"
  }

  /// Begun ones count, so that nothing looks like less than it is.
  private static func kibibytes(_ bytes: Int) -> String { "\(((bytes + 1023) / 1024).grouped) KiB" }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\((bytes >> 20).grouped) MiB" : kibibytes(bytes)
  }
}
