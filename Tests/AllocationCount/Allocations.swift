import CountedAllocations

/// What was allocated in the mean of a number of calls.
struct Allocations {
  let blocks: Double
  let bytes: Double

  /// Calls once before it counts, since what is made once is not of interest.
  init(in calls: Int, _ body: (Int) -> Void) {
    for call in 0..<calls { body(call) }
    let (blocks, bytes) = (counted_allocations(), counted_bytes())
    for call in 0..<calls { body(call) }
    self.blocks = Double(counted_allocations() - blocks) / Double(calls)
    self.bytes = Double(counted_bytes() - bytes) / Double(calls)
  }

  /// Whether allocations are counted at all in this program.
  static var areCounted: Bool {
    let before = counted_allocations()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 8)
    block.storeBytes(of: 1, as: UInt8.self)
    defer { block.deallocate() }
    return counted_allocations() == before + 1
  }
}
