internal import CStrictJSON
internal import PlainData

/// The elements of an array in order.
struct ListElements: Sequence, IteratorProtocol {
  private var element: BorrowedNode
  private let end: UInt32

  init(of array: BorrowedNode) {
    element = array
    element.index += 1
    end = csj_close(array.document, array.index)
  }

  mutating func next() -> BorrowedNode? {
    guard element.index < end else { return nil }
    defer { element.index = csj_next(element.document, element.index) }
    return element
  }

  /// Goes on where `reader` says, which reads some of the elements: it gets the next one and where they end.
  mutating func skip(by reader: (_ next: BorrowedNode, _ end: UInt32) -> UInt32) {
    element.index = reader(element, end)
  }
}
