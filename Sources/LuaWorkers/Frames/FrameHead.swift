/// What stands before everything that is said over a channel.
package struct FrameHead: Equatable {
  package enum Kind: UInt32, Sendable {
    // From a worker at its start.
    case ready = 1
    case refusal
    // To a worker, and the answers to it.
    case evaluate
    case load
  }

  package static let size = 24
  private static let mark: UInt32 = 0x5357_0002

  package var kind: Kind
  /// The answer bears the number of its question.
  package var number: UInt64
  /// Bytes that follow.
  package var length: UInt64

  package init(_ kind: Kind, number: UInt64, length: UInt64 = 0) {
    self.kind = kind
    self.number = number
    self.length = length
  }

  package init(_ bytes: UnsafeRawBufferPointer) throws(MalformedBytes) {
    var reader = ByteReader(bytes)
    guard try reader.take(UInt32.self) == Self.mark, let kind = Kind(rawValue: try reader.take()) else {
      throw MalformedBytes()
    }
    self.kind = kind
    number = try reader.take()
    length = try reader.take()
  }

  /// Starts a frame; its length is put by `end`.
  package func begin(_ writer: inout ByteWriter) {
    writer.reset()
    writer.put(Self.mark)
    writer.put(kind.rawValue)
    writer.put(number)
    writer.put(length)
  }

  /// Ends a frame that begins at the first byte and has so many more bytes after those written.
  package static func end(_ writer: inout ByteWriter, more: Int = 0) {
    writer.put(UInt64(writer.bytes.count - size + more), at: 16)
  }
}
