import Glibc

/// Measures how long something takes: the best of many batches, since other work on the machine only ever adds.
enum Stopwatch {
  /// Microseconds for one call.
  static func microseconds(batches: Int = 40, _ body: () -> Void) -> Double {
    var calls = 1
    while nanoseconds(calls, body) < 2_000_000 { calls *= 2 }
    let best = (0..<batches).map { _ in nanoseconds(calls, body) }.min() ?? 0
    return Double(best) / Double(calls) / 1000
  }

  private static func nanoseconds(_ calls: Int, _ body: () -> Void) -> Int {
    let start = now()
    for _ in 0..<calls { body() }
    return now() - start
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Keeps the optimizer from dropping what nobody looks at.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}
