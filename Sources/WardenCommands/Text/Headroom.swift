import ShareModel

/// What a policy took of what it may take.
enum Headroom {
  /// `812 of 100,000 steps, 41 KiB of 4 MiB memory`.
  static func text(_ trace: PolicyTrace) -> String {
    let steps = "\(grouped(trace.steps)) of \(grouped(trace.stepLimit)) steps"
    return "\(steps), \(kibibytes(trace.memory)) of \(size(trace.memoryLimit)) memory"
  }

  /// Begun ones count, so that nothing looks like less than it is.
  private static func kibibytes(_ bytes: Int) -> String { "\(grouped((bytes + 1023) / 1024)) KiB" }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(grouped(bytes >> 20)) MiB" : kibibytes(bytes)
  }

  /// Digits in groups of three.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { place, digit in
      place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }
}
