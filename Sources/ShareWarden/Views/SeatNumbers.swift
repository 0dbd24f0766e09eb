internal import ShareModel

/// Which entries of a list are one person: entries that hold a place have a number, the same one exactly if a chain of
/// matching identities joins them. So somebody who is in a list twice is counted once.
struct SeatNumbers {
  private var parents: [Int] = []
  private let isSeated: [Bool]

  init(_ participants: [Participant]) {
    parents = Array(participants.indices)
    isSeated = participants.map(\.acceptanceStatus.holdsSeat)
    guard participants.count > 1 else { return }
    join(participants) { $0.identity.participantID }
    join(participants) { $0.identity.userRecordName }
    join(participants) { $0.identity.emailAddress?.folded }
    join(participants) { $0.identity.phoneNumber?.digits }
    // A parent stands before its children, so one pass leads every entry to its root.
    for index in parents.indices { parents[index] = parents[parents[index]] }
  }

  /// Negative for an entry that holds no place.
  subscript(index: Int) -> Int { isSeated[index] ? parents[index] : -1 }

  private mutating func join(_ participants: [Participant], by key: (Participant) -> String?) {
    var first: [[UInt8]: Int] = [:]
    for (index, participant) in participants.enumerated() where isSeated[index] {
      guard let key = key(participant)?.bytes else { continue }
      if let other = first[key] {
        let (one, two) = (root(of: other), root(of: index))
        parents[max(one, two)] = min(one, two)
      } else {
        first[key] = index
      }
    }
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}
