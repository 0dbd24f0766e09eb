/// The people of a share, in the order of the list. It is used like an array.
///
/// The people are kept as bytes, which copies of the list share; an element is made of them when it is read. Appending is
/// cheap; any other change makes the whole list anew, so many changes are made in an array, of which a list is made.
public struct ParticipantList: Sendable {
  /// So many people are appended one by one before the list is made anew with them.
  static let mostAdded = 64

  package private(set) var base: ParticipantBase?
  /// Those who come after the ones of the base: few.
  package private(set) var added: [Participant]

  package init(base: ParticipantBase?, added: [Participant] = []) {
    self.base = base
    self.added = added
  }

  /// How many of the people are in the base.
  package var baseCount: Int { base?.entries.count ?? 0 }

  /// The same list with all its people in the base.
  package var settled: ParticipantList {
    guard !added.isEmpty else { return self }
    var builder = ParticipantListBuilder(reservingEntries: count)
    builder.append(self, 0..<count)
    return builder.finish()
  }
}

extension ParticipantList: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { baseCount + added.count }

  public subscript(place: Int) -> Participant {
    get {
      guard let base, place < base.entries.count else { return added[place - baseCount] }
      return base.participant(at: place)
    }
    set { replaceSubrange(place..<place + 1, with: CollectionOfOne(newValue)) }
  }

  /// Calls a closure with all people in one piece of memory, as sorting needs it.
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Participant>) throws -> Result
  ) rethrows -> Result? {
    var participants = Array(self)
    defer { self = ParticipantList(participants) }
    return try participants.withContiguousMutableStorageIfAvailable(body)
  }
}

extension ParticipantList: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  public init() { self.init(base: nil) }

  public init(_ participants: some Sequence<Participant>) {
    var builder = ParticipantListBuilder(reservingEntries: participants.underestimatedCount)
    for participant in participants { builder.append(participant) }
    self = builder.finish()
  }

  public init(arrayLiteral participants: Participant...) { self.init(participants) }

  public mutating func append(_ participant: Participant) {
    added.append(participant)
    if added.count > Self.mostAdded { self = settled }
  }

  public mutating func replaceSubrange(_ places: Range<Int>, with others: some Collection<Participant>) {
    if places.lowerBound >= baseCount, added.count - places.count + others.count <= Self.mostAdded {
      added.replaceSubrange(places.lowerBound - baseCount..<places.upperBound - baseCount, with: others)
      return
    }
    precondition(places.upperBound <= count, "places are beyond the end of the list")
    var builder = ParticipantListBuilder(reservingEntries: count - places.count + others.count)
    builder.append(self, 0..<places.lowerBound)
    for participant in others { builder.append(participant) }
    builder.append(self, places.upperBound..<count)
    self = builder.finish()
  }

  public mutating func removeAll(where isMeant: (Participant) throws -> Bool) rethrows {
    let meant = try map(isMeant)
    if meant.contains(true) { remove { meant[$0] } }
  }

  /// Takes the entries out at all places that are meant.
  package mutating func remove(where isMeant: (Int) -> Bool) {
    var builder = ParticipantListBuilder(reservingEntries: count)
    for place in indices where !isMeant(place) { builder.append(self, place..<place + 1) }
    self = builder.finish()
  }
}

extension ParticipantListBuilder {
  fileprivate mutating func append(_ list: ParticipantList, _ places: Range<Int>) {
    for place in places {
      if let base = list.base, place < list.baseCount {
        append(entryAt: place, of: base)
      } else {
        append(list[place])
      }
    }
  }
}

extension ParticipantList: Hashable, CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool {
    if left.base === right.base { return left.added == right.added }
    return left.count == right.count && left.elementsEqual(right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for participant in self { hasher.combine(participant) }
  }

  public var description: String { Array(self).description }
}
