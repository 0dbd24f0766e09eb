internal import CPeopleList

/// Which entries of a list are one person: entries that hold a place have a number, the same one exactly if a chain of
/// matching identities joins them. So somebody who is in a list twice is counted once.
struct SeatUnion {
  private var parents: [Int32]
  private let isSeated: [Bool]

  init(isSeated: [Bool]) {
    self.isSeated = isSeated
    parents = (0..<Int32(isSeated.count)).map(\.self)
  }

  init(_ entries: [ParticipantEntry], _ index: KeyIndex) {
    self.init(isSeated: entries.map(\.facts.holdsSeat))
    for slot in index.slots where slot.first >= 0 {
      var place = slot.first
      var seated: Int32 = -1
      while place >= 0 {
        if isSeated[Int(place)] {
          if seated >= 0 { join(seated, place) }
          seated = place
        }
        place = index.next(after: place, slot.kind)
      }
    }
  }

  /// By place the first entry of the same person; negative for an entry that holds no place.
  var numbers: [Int32] {
    var numbers = parents
    // A parent stands before its children, so one pass leads every entry to its root.
    for place in numbers.indices { numbers[place] = numbers[Int(numbers[place])] }
    for place in numbers.indices where !isSeated[place] { numbers[place] = -1 }
    return numbers
  }

  mutating func join(_ one: Int32, _ other: Int32) {
    let (one, other) = (root(of: one), root(of: other))
    parents[Int(max(one, other))] = min(one, other)
  }

  private mutating func root(of place: Int32) -> Int32 {
    var place = place
    while parents[Int(place)] != place {
      parents[Int(place)] = parents[Int(parents[Int(place)])]
      place = parents[Int(place)]
    }
    return place
  }
}
