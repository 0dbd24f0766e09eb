/// A list that stays where it is until the process ends. An array would have a reference count, which every decision of
/// every thread would touch.
struct FixedList<Element: Sendable>: @unchecked Sendable, RandomAccessCollection {  // Nothing changes after `init`.
  private let elements: UnsafeBufferPointer<Element>

  init(_ elements: [Element]) {
    let place = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = place.initialize(fromContentsOf: elements)
    self.elements = UnsafeBufferPointer(place)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(place: Int) -> Element { elements[place] }
}
