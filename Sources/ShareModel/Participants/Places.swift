/// Places in a list, in ascending order and each once. Of one or none nothing is allocated.
package struct Places: Sequence, Sendable {
  package struct Iterator: IteratorProtocol, Sendable {
    fileprivate let places: Places
    fileprivate var taken = 0

    package mutating func next() -> Int? {
      guard taken < places.count else { return nil }
      defer { taken += 1 }
      return places[taken]
    }
  }

  package private(set) var first: Int?
  private var others: [Int] = []
  private var isOrdered = true

  package static let none = Places()

  init() {}

  /// Places that come in ascending order.
  package init(_ places: Range<Int>) {
    first = places.first
    others = Array(places.dropFirst())
  }

  package var isEmpty: Bool { first == nil }
  package var count: Int { first == nil ? 0 : others.count + 1 }
  /// The one place, if it is one.
  package var only: Int? { others.isEmpty ? first : nil }

  package subscript(number: Int) -> Int { number == 0 ? first ?? 0 : others[number - 1] }

  package func makeIterator() -> Iterator { Iterator(places: self) }

  package func contains(where isMeant: (Int) -> Bool) -> Bool {
    for number in 0..<count where isMeant(self[number]) { return true }
    return false
  }

  /// Those of the places that are meant.
  package func filter(_ isMeant: (Int) -> Bool) -> Places {
    var meant = Places()
    for number in 0..<count where isMeant(self[number]) { meant.add(self[number]) }
    return meant
  }

  mutating func add(_ place: Int) {
    guard let first else {
      self.first = place
      return
    }
    guard place != first else { return }
    let last = others.last ?? first
    guard place != last else { return }
    isOrdered = isOrdered && place > last
    others.append(place)
  }

  /// Puts places that were not added in order as they have to be.
  mutating func putInOrder() {
    guard !isOrdered, let first else { return }
    let places = (others + [first]).sorted()
    self = Places()
    for place in places { add(place) }
  }
}
