import CStrictJSON

/// A JSON text that was read strictly, with everything that its nodes need: who keeps a node keeps the text.
///
/// Strict means UTF-8 without a byte order mark, no member name twice in an object however it is escaped, nothing after
/// the value, integers that fit 64 bits, finite numbers, no half surrogate pairs, and the limits kept.
package final class JSONText: @unchecked Sendable {  // Nothing changes after `init`.
  package let origin: JSONOrigin
  let nodes: UnsafeBufferPointer<csj_node>
  /// A copy of the text, as it was given.
  let bytes: UnsafeBufferPointer<UInt8>
  private let reader: OpaquePointer

  package init(
    parsing bytes: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) {
    reader = try Self.read(bytes.assumingMemoryBound(to: UInt8.self), limits: limits, origin: origin)
    self.origin = origin
    (nodes, self.bytes) = Self.contents(of: reader)
  }

  package init(
    parsing bytes: [UInt8], limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) {
    reader = try bytes.withUnsafeBufferPointer { bytes throws(InputFault) in
      try Self.read(bytes, limits: limits, origin: origin)
    }
    self.origin = origin
    (nodes, self.bytes) = Self.contents(of: reader)
  }

  package init(
    parsing bytes: ArraySlice<UInt8>, limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()
  ) throws(InputFault) {
    reader = try bytes.withUnsafeBufferPointer { bytes throws(InputFault) in
      try Self.read(bytes, limits: limits, origin: origin)
    }
    self.origin = origin
    (nodes, self.bytes) = Self.contents(of: reader)
  }

  deinit { csj_reader_give(reader) }

  package var root: JSONNode { JSONNode(text: self, index: 0) }

  /// Whether the text would also have been read within these limits.
  package func isWithin(_ limits: JSONLimits) -> Bool {
    bytes.count <= limits.bytes && csj_depth(reader) <= limits.depth
  }

  private static func contents(of reader: OpaquePointer) -> (UnsafeBufferPointer<csj_node>, UnsafeBufferPointer<UInt8>)
  {
    var nodeCount = 0
    let nodes = csj_nodes(reader, &nodeCount)
    var length = 0
    let text = csj_text(reader, &length)
    return (UnsafeBufferPointer(start: nodes, count: nodeCount), UnsafeBufferPointer(start: text, count: length))
  }
}
