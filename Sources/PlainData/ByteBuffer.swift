internal import CStrictJSON

/// Bytes that grow at their end, for whoever writes many small pieces.
struct ByteBuffer: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Forgets the bytes and keeps the room.
  mutating func removeAll() { count = 0 }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  mutating func append(_ first: UInt8, _ second: UInt8) {
    reserve(2)
    start[count] = first
    start[count + 1] = second
    count += 2
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).initialize(from: first, count: bytes.count)
    count += bytes.count
  }

  mutating func append(decimal value: UInt64) {
    var divisor: UInt64 = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends text up to the first byte that might begin an escape, and says how many bytes that is.
  mutating func appendRun(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    reserve(text.count)
    let run = csj_copy_run(start + count, text.baseAddress, text.count)
    count += run
    return run
  }

  /// Makes sure that there is room.
  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
