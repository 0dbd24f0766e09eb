internal import LuaSandbox

/// Takes values off the front of bytes that may hold anything.
package struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var at = 0

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var isAtEnd: Bool { at == bytes.count }

  package mutating func take<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(MalformedBytes) -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.count - at >= size else { throw MalformedBytes() }
    defer { at += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: Number.self))
  }

  package mutating func flag() throws(MalformedBytes) -> Bool {
    switch try take(UInt8.self) {
    case 0: return false
    case 1: return true
    default: throw MalformedBytes()
    }
  }

  mutating func duration() throws(MalformedBytes) -> Duration {
    let seconds = try take(Int64.self)
    return Duration(secondsComponent: seconds, attosecondsComponent: try take())
  }

  /// A number that must not be higher.
  package mutating func count(atMost most: Int) throws(MalformedBytes) -> Int {
    let count = try take(UInt32.self)
    guard count <= most else { throw MalformedBytes() }
    return Int(count)
  }

  package mutating func run(_ count: Int) throws(MalformedBytes) -> UnsafeRawBufferPointer {
    guard count >= 0, bytes.count - at >= count else { throw MalformedBytes() }
    defer { at += count }
    return UnsafeRawBufferPointer(rebasing: bytes[at..<at + count])
  }

  /// A run with its length before it.
  package mutating func run() throws(MalformedBytes) -> UnsafeRawBufferPointer {
    try run(count(atMost: bytes.count - at))
  }

  /// Text in strict UTF-8.
  package mutating func text() throws(MalformedBytes) -> String {
    guard let text = String(validating: try run(), as: UTF8.self) else { throw MalformedBytes() }
    return text
  }

  /// Text that may be shown to people as it is.
  mutating func cleanText(atMost limit: Int = CleanText.longest) throws(MalformedBytes) -> String {
    let run = try run()
    guard CleanText.holds(run, atMost: limit) else { throw MalformedBytes() }
    return String(decoding: run, as: UTF8.self)
  }

  /// Skips to the next multiple, which counts from the first byte.
  mutating func align(to size: Int) throws(MalformedBytes) { _ = try run((size - at % size) % size) }
}
