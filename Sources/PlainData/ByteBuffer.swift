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

  /// The place behind the last byte, with room for so many more; ``advance(by:)`` makes them part of the bytes.
  @inline(__always)
  mutating func end(room: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < room { grow(room) }
    return start + count
  }

  @inline(__always)
  mutating func advance(by written: Int) { count += written }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    end(room: 1).pointee = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    end(room: text.utf8CodeUnitCount).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  mutating func append(decimal value: UInt64) {
    var digits = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    let end = self.end(room: digits)
    rest = value
    for place in stride(from: digits - 1, through: 0, by: -1) {
      end[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Appends text up to the first byte that might begin an escape, and says how many bytes that is.
  mutating func appendRun(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let run = csj_copy_run(end(room: text.count), text.baseAddress, text.count)
    count += run
    return run
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
