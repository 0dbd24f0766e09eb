import DecisionWorkload
import Glibc

/// Something that is measured beside others.
struct Contender {
  let name: String
  /// Decisions of one pass.
  let decisions: Int
  /// Decides everything once.
  let pass: () -> Void

  /// Nanoseconds of the processor for one decision: the median of as many passes as fit in the time, at least three.
  func measure(seconds: Double) -> Double {
    var passes: [Double] = []
    let start = nanoseconds(CLOCK_MONOTONIC)
    repeat {
      let before = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
      pass()
      passes.append(Double(nanoseconds(CLOCK_THREAD_CPUTIME_ID) - before) / Double(decisions))
    } while passes.count < 3 || Double(nanoseconds(CLOCK_MONOTONIC) - start) < seconds * 1e9
    return passes.median
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard let middle = sorted.dropFirst(count / 2).first else { return 0 }
    return count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + middle) / 2 : middle
  }
}
