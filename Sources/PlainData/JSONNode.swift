internal import CStrictJSON

/// A value in a JSON text, or the name of a member. A node is a place in the text, cheap to copy, and keeps the text.
///
/// Reading never fails: what is not there, or is of another kind, is nil.
package struct JSONNode: Sendable {
  package let text: JSONText
  let index: UInt32
  let isKey: Bool

  /// A node of the text, which must be the one it was borrowed from.
  package init(_ node: BorrowedNode, of text: JSONText) {
    self.text = text
    index = node.index
    isKey = node.isKey
  }

  /// The node without its text, for as long as the text is kept.
  var borrowed: BorrowedNode { BorrowedNode(document: text.document, index: index, isKey: isKey) }

  /// What `body` makes of the node while the text is kept.
  private func read<Value>(_ body: (BorrowedNode) throws -> Value) rethrows -> Value {
    try withExtendedLifetime(text) { try body(borrowed) }
  }

  package var kind: JSONKind { read { $0.kind } }

  package var isNull: Bool { read { $0.isNull } }

  package var boolean: Bool? { read { $0.boolean } }

  /// The value of a number that is written as an integer.
  package var integer: Int64? { read { $0.integer } }

  /// The value of an integer, or of a number that is one; see ``BorrowedNode/exactInteger``.
  package var exactInteger: Int64? { read { $0.exactInteger } }

  /// The value of a number; of an integer, the nearest one.
  package var number: Double? { read { $0.number } }

  /// The text of a string or of a member's name.
  package var string: String? { read { $0.string } }

  /// Calls `body` with the bytes of a string or of a member's name, valid during the call.
  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result? {
    try read { try $0.utf8.map(body) }
  }

  /// Is this a string or a member's name with exactly these bytes?
  package func equals(_ literal: StaticString) -> Bool { read { $0.equals(literal) } }

  /// The number of elements of an array or of members of an object, else 0.
  package var count: Int { read { $0.count } }

  package var elements: JSONElements { JSONElements(of: self) }

  package var members: JSONMembers { JSONMembers(of: self) }

  /// The member of this name; nil as well if it is null.
  package subscript(name: StaticString) -> JSONNode? { present { $0.equals(name) } }

  /// The member of this name; nil as well if it is null.
  package subscript(name: String) -> JSONNode? {
    var name = name
    return name.withUTF8 { name in
      present { key in
        key.utf8.map { byteOrder(UnsafeRawBufferPointer($0), UnsafeRawBufferPointer(name)) == 0 } ?? false
      }
    }
  }

  private func present(_ isMeant: (BorrowedNode) -> Bool) -> JSONNode? {
    read { node in
      guard let member = node.members.first(where: { isMeant($0.key) }), !member.value.isNull else { return nil }
      return JSONNode(member.value, of: text)
    }
  }
}

extension JSONNode {
  /// See ``BorrowedNode/path``.
  package var path: String { read { $0.path } }

  /// Where the value is written, as offsets in the text: from its first byte to behind its last.
  package var extent: Range<Int> { read { $0.extent } }

  /// Line and column of the value in the file, counted from 1.
  package var place: (line: Int, column: Int) { read { $0.place } }

  /// The place as the origin of a text that begins here.
  package var origin: JSONOrigin { read { $0.origin } }

  /// A fault of this value.
  package func fault(_ message: String) -> InputFault { read { $0.fault(message) } }
}
