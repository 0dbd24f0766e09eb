internal import CMemoryFile
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
    addressSpace = Self.space(planSize: file.size, memoryLimits: scripts.map(\.memoryLimit))
  }

  deinit { cmf_close(descriptor) }

  /// Limits that add up to more than there are addresses leave a worker all of them, not few.
  static func space(planSize: Int, memoryLimits: [Int]) -> UInt64 {
    memoryLimits.reduce(groundSpace.addingClamped(UInt64(clamping: planSize))) { space, limit in
      let (more, overflow) = UInt64(clamping: limit).multipliedReportingOverflow(by: spaceForLimit)
      return overflow ? .max : space.addingClamped(more)
    }
  }
}

extension UInt64 {
  fileprivate func addingClamped(_ other: UInt64) -> UInt64 {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? .max : sum.partialValue
  }
}
