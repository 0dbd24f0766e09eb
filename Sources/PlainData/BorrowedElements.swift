internal import CStrictJSON

/// The elements of an array in order; none of another value.
package struct BorrowedElements: Sequence, IteratorProtocol {
  private let array: BorrowedNode
  private var index: UInt32
  private let end: UInt32

  init(of array: BorrowedNode) {
    self.array = array
    index = array.index + 1
    end = array.isArray ? csj_close(array.document, array.index) : index
  }

  package mutating func next() -> BorrowedNode? {
    guard index < end else { return nil }
    defer { index = csj_next(array.document, index) }
    return BorrowedNode(document: array.document, index: index)
  }
}

/// The members of an object in the order of the text; none of another value. Null members are among them.
package struct BorrowedMembers: Sequence, IteratorProtocol {
  private let object: BorrowedNode
  private var index: UInt32
  private let end: UInt32

  init(of object: BorrowedNode) {
    self.object = object
    index = object.index + 1
    end = object.isObject ? csj_close(object.document, object.index) : index
  }

  package mutating func next() -> (key: BorrowedNode, value: BorrowedNode)? {
    guard index < end else { return nil }
    let key = BorrowedNode(document: object.document, index: index, isKey: true)
    let value = BorrowedNode(document: object.document, index: index + 1)
    index = csj_next(object.document, value.index)
    return (key, value)
  }
}
