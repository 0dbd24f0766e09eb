import Glibc
import LuaSandbox

/// What the dearest of a shape's sizes costs.
package struct ChargeMeasurement: Sendable {
  package var name: String
  package var size = 0
  package var nanosecondsPerStep = -1.0
  /// Of the longest evaluation of all sizes.
  package var milliseconds = 0.0
  package var steps: UInt64 = 0
  /// What ended the dearest.
  package var end = ""

  /// - Parameters:
  ///   - stepLimit: of each evaluation; loading may take ten million.
  ///   - rounds: the best of so many counts, since other work on the machine only ever adds.
  package init(_ shape: ChargeShape, stepLimit: Int, rounds: Int) throws {
    name = shape.name
    for size in shape.sizes { try measure(shape, size: size, stepLimit: stepLimit, rounds: rounds) }
  }

  package func ratio(to base: ChargeMeasurement) -> Double { nanosecondsPerStep / base.nanosecondsPerStep }

  private mutating func measure(_ shape: ChargeShape, size: Int, stepLimit: Int, rounds: Int) throws {
    let cage = try LuaCage(book: ChargeWorld.book, memoryLimit: 4 << 20, deadline: .seconds(600))
    let script = try LuaScript(compiling: Array(shape.source(size: size).utf8), in: cage, stepLimit: 1_000_000)
    _ = try cage.load(script, data: ChargeWorld.data, stepLimit: 10_000_000)
    try cage.seal()
    // What an evaluation costs that does next to nothing is no part of a step.
    let least = 100
    var whole = Double.infinity
    var start = Double.infinity
    var report = cage.evaluate(ChargeWorld.request, stepLimit: stepLimit)
    for _ in 0..<rounds {
      whole = min(whole, Self.nanoseconds { report = cage.evaluate(ChargeWorld.request, stepLimit: stepLimit) })
      start = min(start, Self.nanoseconds { _ = cage.evaluate(ChargeWorld.request, stepLimit: least) })
    }
    milliseconds = max(milliseconds, whole / 1_000_000)
    let price = max(0, whole - start) / Double(max(Int(report.steps) - least, 1))
    guard price > nanosecondsPerStep else { return }
    nanosecondsPerStep = price
    self.size = size
    steps = report.steps
    end = report.failure.map { "\($0.kind.rawValue): \($0.message)" } ?? "completed"
  }

  private static func nanoseconds(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return Double(processorTime() - start)
  }

  /// Nanoseconds that this thread had the processor.
  package static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
