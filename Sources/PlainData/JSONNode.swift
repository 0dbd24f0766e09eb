import CStrictJSON

/// A value in a JSON text, or the name of a member. A node is a place in the text, cheap to copy.
///
/// Reading never fails: what is not there, or is of another kind, is nil.
package struct JSONNode: Sendable {
  package let text: JSONText
  let index: Int

  private var record: csj_node { text.nodes[index] }

  package var kind: JSONKind { JSONKind(rawValue: record.kind) ?? .null }

  package var isNull: Bool { record.kind == JSONKind.null.rawValue }

  package var boolean: Bool? { kind == .boolean ? record.integer != 0 : nil }

  /// The value of a number that is written as an integer.
  package var integer: Int64? { kind == .integer ? record.integer : nil }

  /// The value of an integer, or of a number such as `3.0` or `1e2` that is one, up to 2⁵³ in size, where no
  /// neighbouring integer reads the same.
  package var exactInteger: Int64? {
    guard kind == .number else { return integer }
    let value = record.number
    return abs(value) < 0x1p53 ? Int64(exactly: value) : nil
  }

  /// The value of a number; of an integer, the nearest one.
  package var number: Double? {
    switch kind {
    case .number: record.number
    case .integer: Double(record.integer)
    default: nil
    }
  }

  /// The text of a string or of a member's name.
  package var string: String? { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes of a string or of a member's name, valid during the call.
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result? {
    let record = record
    guard record.kind == JSONKind.string.rawValue || record.kind == JSONKind.key.rawValue else { return nil }
    return try withExtendedLifetime(text) {
      try body(UnsafeBufferPointer(start: record.bytes, count: Int(record.count)))
    }
  }

  /// Is this a string or a member's name with exactly these bytes?
  package func equals(_ literal: StaticString) -> Bool {
    withUTF8 { byteOrder(UnsafeRawBufferPointer($0), literal.bytes) == 0 } ?? false
  }

  /// The number of elements of an array or of members of an object, else 0.
  package var count: Int { kind == .array || kind == .object ? Int(record.count) : 0 }

  package var elements: JSONElements { JSONElements(of: self) }

  package var members: JSONMembers { JSONMembers(of: self) }

  /// The member of this name; nil as well if it is null.
  package subscript(name: StaticString) -> JSONNode? { present(name.bytes) }

  /// The member of this name; nil as well if it is null.
  package subscript(name: String) -> JSONNode? {
    var name = name
    return name.withUTF8 { present(UnsafeRawBufferPointer($0)) }
  }

  private func present(_ name: UnsafeRawBufferPointer) -> JSONNode? {
    guard kind == .object else { return nil }
    let nodes = text.nodes
    let end = Int(nodes[index].next)
    var key = index + 1
    while key < end {
      let value = key + 1
      if Int(nodes[key].count) == name.count,
        byteOrder(UnsafeRawBufferPointer(start: nodes[key].bytes, count: name.count), name) == 0
      {
        return nodes[value].kind == JSONKind.null.rawValue ? nil : JSONNode(text: text, index: value)
      }
      key = Int(nodes[value].next)
    }
    return nil
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
