/// The elements of an array in order; none of another value.
package struct JSONElements: Sequence, IteratorProtocol, @unchecked Sendable {  // Keeps what it borrows.
  private let text: JSONText
  private var elements: BorrowedElements

  init(of array: JSONNode) {
    text = array.text
    elements = array.borrowed.elements
  }

  package mutating func next() -> JSONNode? { elements.next().map { JSONNode($0, of: text) } }
}

/// The members of an object in the order of the text; none of another value. Null members are among them.
package struct JSONMembers: Sequence, IteratorProtocol, @unchecked Sendable {  // Keeps what it borrows.
  private let text: JSONText
  private var members: BorrowedMembers

  init(of object: JSONNode) {
    text = object.text
    members = object.borrowed.members
  }

  package mutating func next() -> (key: JSONNode, value: JSONNode)? {
    members.next().map { (JSONNode($0.key, of: text), JSONNode($0.value, of: text)) }
  }
}
