internal import CWorkerProcess
package import LuaSandbox

/// What every worker is told at its start: the shapes of views, the scripts with their parameters, and the data. It lies
/// in a sealed file in memory that all workers map, so that large data is there once.
package final class WorkerPlan: Sendable {
  /// What a worker needs beside the scripts of the plan, in bytes: its own parts, a request, a script to be loaded.
  private static let groundSpace: UInt64 = 4 << 30
  /// How much of a script's memory limit its cage may map, at most: the script's memory with room to grow, scratch
  /// memory, and images to go back to.
  private static let spaceForLimit: UInt64 = 8

  let descriptor: Int32
  /// Bytes that a worker may map.
  let addressSpace: UInt64

  package init(book: SchemaBook, scripts: [WorkerScript], data: FlatView?) throws(WorkerFault) {
    var file = try PlanFile()
    file.put(book)
    file.put(UInt32(scripts.count))
    for script in scripts { try file.put(script) }
    try file.put(data)
    descriptor = try file.seal()
    let limits = scripts.reduce(UInt64(0)) { $0.addingReportingOverflow(UInt64($1.memoryLimit)).partialValue }
    let scriptSpace = limits.multipliedReportingOverflow(by: Self.spaceForLimit)
    addressSpace =
      scriptSpace.overflow ? .max : (Self.groundSpace + UInt64(file.size)).addingClamped(scriptSpace.partialValue)
  }

  deinit { cwp_plan_close(descriptor) }
}

extension UInt64 {
  fileprivate func addingClamped(_ other: UInt64) -> UInt64 {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? .max : sum.partialValue
  }
}
