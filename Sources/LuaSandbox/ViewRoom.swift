/// Memory that grows and belongs to one owner: an array without what arrays do to be copied. It keeps its size when it
/// is emptied.
// Sendable since nobody else has the memory.
@usableFromInline package struct ViewRoom<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private static var least: Int { 1024 }

  @usableFromInline package var start: UnsafeMutablePointer<Element>
  @usableFromInline package var count = 0
  @usableFromInline package var capacity: Int

  init() {
    capacity = Self.least
    start = .allocate(capacity: Self.least)
  }

  deinit { start.deallocate() }

  @inlinable package mutating func empty() { count = 0 }

  @inlinable package subscript(place: Int) -> Element {
    get {
      precondition(place >= 0 && place < count)
      return start[place]
    }
    set {
      precondition(place >= 0 && place < count)
      start[place] = newValue
    }
  }

  @inlinable package mutating func append(_ element: Element) { extend(by: 1).initialize(to: element) }

  @inlinable package mutating func append(_ element: Element, times: Int) {
    extend(by: times).initialize(repeating: element, count: times)
  }

  @inlinable package mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    extend(by: elements.count).initialize(from: first, count: elements.count)
  }

  /// Room for so many more elements at the end, which the caller fills.
  @inlinable package mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    if more > capacity - count { grow(to: count + more) }
    defer { count += more }
    return start + count
  }

  @usableFromInline package mutating func grow(to least: Int) {
    while capacity < least { capacity *= 2 }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.initialize(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
