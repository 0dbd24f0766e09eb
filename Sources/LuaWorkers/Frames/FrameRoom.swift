/// Memory that either side receives frames in. It grows for a long one and does not stay so, since there are as many as
/// threads that decide.
package struct FrameRoom: ~Copyable {
  private static let usual = 64 << 10
  private static let longestKept = 4 << 20
  private static let alignment = 16

  package private(set) var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: usual, alignment: alignment)

  package init() {}

  deinit { bytes.deallocate() }

  /// Gives back what an earlier frame needed.
  package mutating func shrink() {
    if bytes.count > Self.longestKept { replace(Self.usual, keeping: 0) }
  }

  /// Makes room for so many bytes in all; the first `kept` stay.
  package mutating func grow(to size: Int, keeping kept: Int) {
    if size > bytes.count { replace(max(size, bytes.count * 2), keeping: kept) }
  }

  private mutating func replace(_ size: Int, keeping kept: Int) {
    let fresh = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: Self.alignment)
    fresh.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<kept]))
    bytes.deallocate()
    bytes = fresh
  }
}
