/// Which entries of a list are one person. Entries that hold a place have a number, the same one exactly if a chain of
/// matching identities joins them: the place of the first of them.
package struct Seats: Sendable {
  private let list: ParticipantList
  /// The numbers by place; empty where each entry that holds a place is another person.
  private let joined: [Int32]

  fileprivate init(_ list: ParticipantList, joined: [Int32]) {
    self.list = list
    self.joined = joined
  }

  /// Whether each entry that holds a place is another person.
  package var areDistinct: Bool { joined.isEmpty }

  /// Negative for an entry that holds no place.
  package subscript(place: Int) -> Int {
    guard joined.isEmpty else { return Int(joined[place]) }
    return list.facts(at: place).holdsSeat ? place : -1
  }
}

extension ParticipantList {
  package var seats: Seats {
    let known = base?.joinedSeats ?? []
    if added.isEmpty { return Seats(self, joined: known) }
    // Nearly always nobody is in the list twice.
    guard !known.isEmpty || added.indices.contains(where: { isSeatedBefore($0) }) else {
      return Seats(self, joined: [])
    }
    var union = SeatUnion(isSeated: indices.map { facts(at: $0).holdsSeat })
    for (place, first) in known.enumerated() where first >= 0 { union.join(first, Int32(place)) }
    for place in baseCount..<count where facts(at: place).holdsSeat {
      for other in places(of: identity(at: place)) where facts(at: other).holdsSeat {
        union.join(Int32(other), Int32(place))
      }
    }
    return Seats(self, joined: union.numbers)
  }

  /// Whether somebody who was added holds a place and held one already, or came just before.
  private func isSeatedBefore(_ number: Int) -> Bool {
    guard added[number].acceptanceStatus.holdsSeat else { return false }
    let identity = added[number].identity
    return base?.seats(identity) == true
      || added[..<number].contains { $0.acceptanceStatus.holdsSeat && $0.identity.matches(identity) }
  }
}
