internal import CStrictJSON

/// A JSON text that was read strictly, with everything that its nodes need: who keeps a node keeps the text.
///
/// Strict means UTF-8 without a byte order mark, no member name twice in an object however it is escaped, nothing after
/// the value, integers that fit 64 bits, finite numbers, no half surrogate pairs, and the limits kept.
///
/// One thread at a time may look for members; others do it through a ``JSONReading``.
package final class JSONText: @unchecked Sendable {  // Nothing else changes after `init`.
  package let origin: JSONOrigin
  private let reader: OpaquePointer
  let document: UnsafePointer<csj_document>

  package init(
    parsing bytes: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) {
    reader = try Self.read(bytes.assumingMemoryBound(to: UInt8.self), limits: limits, origin: origin)
    self.origin = origin
    document = UnsafePointer(csj_document_of(reader))
    keepDocument()
  }

  package init(
    parsing bytes: [UInt8], limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) {
    reader = try bytes.withUnsafeBufferPointer { bytes throws(InputFault) in
      try Self.read(bytes, limits: limits, origin: origin)
    }
    self.origin = origin
    document = UnsafePointer(csj_document_of(reader))
    keepDocument()
  }

  package init(
    parsing bytes: ArraySlice<UInt8>, limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) {
    reader = try bytes.withUnsafeBufferPointer { bytes throws(InputFault) in
      try Self.read(bytes, limits: limits, origin: origin)
    }
    self.origin = origin
    document = UnsafePointer(csj_document_of(reader))
    keepDocument()
  }

  deinit { csj_reader_give(reader) }

  package var root: JSONNode { JSONNode(borrowedRoot, of: self) }

  /// The root, which reads nothing but rubbish once nobody keeps the text.
  package var borrowedRoot: BorrowedNode { BorrowedNode(document: document, index: UInt32(csj_root)) }

  /// A copy of the text, as it was given.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: document.pointee.text, count: document.pointee.text_length)
  }

  /// Whether the text would also have been read within these limits.
  package func isWithin(_ limits: JSONLimits) -> Bool {
    bytes.count <= limits.bytes && document.pointee.depth <= limits.depth
  }

  /// Lets the nodes find their text, to say where they are.
  private func keepDocument() {
    csj_document_of(reader).pointee.owner = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}
