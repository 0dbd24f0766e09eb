/// Puts values one after the other, as both sides of a channel on one machine read them.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  package mutating func put<Number: FixedWidthInteger & Sendable>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func put(_ flag: Bool) { put(flag ? UInt8(1) : UInt8(0)) }

  package mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      put(UInt32(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  package mutating func put(_ run: [UInt8]) {
    put(UInt32(run.count))
    bytes.append(contentsOf: run)
  }

  mutating func put(_ duration: Duration) {
    put(duration.components.seconds)
    put(duration.components.attoseconds)
  }

  /// Overwrites a number that was put before.
  package mutating func put(_ number: UInt64, at place: Int) {
    withUnsafeBytes(of: number.littleEndian) { source in
      for (offset, byte) in source.enumerated() { bytes[place + offset] = byte }
    }
  }
}
