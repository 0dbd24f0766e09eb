package import CStrictJSON

/// A value in a JSON text, or the name of a member, while somebody else keeps the text: copying it counts nothing. See
/// ``JSONNode`` for one that keeps its text.
///
/// Reading never fails: what is not there, or is of another kind, is nil.
package struct BorrowedNode {
  package let document: UnsafePointer<csj_document>
  package var index: UInt32
  /// The name of a member, which the tape writes as a string.
  package let isKey: Bool

  package init(document: UnsafePointer<csj_document>, index: UInt32, isKey: Bool = false) {
    self.document = document
    self.index = index
    self.isKey = isKey
  }

  var type: UInt8 { csj_type_of(document, index) }

  /// Whether the value is of a type of the tape's.
  func isOf(_ type: csj_type) -> Bool { UInt32(self.type) == type.rawValue }

  package var isNull: Bool { isOf(csj_null) }
  package var isObject: Bool { isOf(csj_object) }
  package var isArray: Bool { isOf(csj_array) }

  package var kind: JSONKind {
    switch csj_type(UInt32(type)) {
    case csj_true, csj_false: .boolean
    case csj_integer: .integer
    case csj_number: .number
    case csj_string: isKey ? .key : .string
    case csj_array: .array
    case csj_object: .object
    default: .null
    }
  }

  package var boolean: Bool? {
    switch csj_type(UInt32(type)) {
    case csj_true: true
    case csj_false: false
    default: nil
    }
  }

  /// The value of a number that is written as an integer.
  package var integer: Int64? { isOf(csj_integer) ? csj_integer_of(document, index) : nil }

  /// The value of an integer, or of a number such as `3.0` or `1e2` that is one, up to 2⁵³ in size, where no
  /// neighbouring integer reads the same.
  package var exactInteger: Int64? {
    guard isOf(csj_number) else { return integer }
    let value = csj_number_of(document, index)
    return abs(value) < 0x1p53 ? Int64(exactly: value) : nil
  }

  /// The value of a number; of an integer, the nearest one.
  package var number: Double? { isOf(csj_number) ? csj_number_of(document, index) : integer.map(Double.init) }

  /// The bytes of a string or of a member's name, for as long as the text is kept.
  package var utf8: UnsafeBufferPointer<UInt8>? {
    guard isOf(csj_string) else { return nil }
    var count: UInt32 = 0
    let bytes = csj_bytes(document, index, &count)
    return UnsafeBufferPointer(start: bytes, count: Int(count))
  }

  /// The text of a string or of a member's name.
  package var string: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

  /// Is this a string or a member's name with exactly these bytes?
  package func equals(_ literal: StaticString) -> Bool {
    let literal = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    return utf8.map { byteOrder(UnsafeRawBufferPointer($0), literal) == 0 } ?? false
  }

  /// The number of elements of an array or of members of an object, else 0.
  package var count: Int {
    guard isArray || isObject else { return 0 }
    let count = Int(csj_count(document, index))
    guard count == csj_countable else { return count }
    return isArray ? elements.reduce(0) { count, _ in count + 1 } : members.reduce(0) { count, _ in count + 1 }
  }

  package var elements: BorrowedElements { BorrowedElements(of: self) }

  package var members: BorrowedMembers { BorrowedMembers(of: self) }
}
