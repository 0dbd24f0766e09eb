internal import LuaSandbox
internal import ShareModel

/// The list of a share's people in the view of a request.
struct PeopleList {
  private enum Place {
    /// In the view of people that goes along with the request.
    case kept(PeopleView)
    case here(ViewHeader)
  }

  private let place: Place
  /// Whether each entry that holds a place is another person.
  private let seatsDiffer: Bool

  var cell: ViewCell {
    switch place {
    case .kept(let people): .people(people.list)
    case .here(let list): .container(list)
    }
  }

  /// The record of an entry.
  func person(at place: Int, in builder: borrowing ViewBuilder) -> ViewCell {
    switch self.place {
    case .kept(let people): people.known[place]
    case .here(let list): builder.element(of: list, at: place)
    }
  }
}

extension PeopleList {
  /// - Parameter kept: the view of the people to whom others were added, if anybody was.
  init(_ people: ParticipantList, _ scale: PermissionScale, kept: PeopleView?, in builder: inout ViewBuilder) {
    let seats = people.seats
    seatsDiffer = seats.areDistinct
    if let kept, people.added.isEmpty {
      place = .kept(kept)
    } else {
      let list =
        if let kept, seatsDiffer {
          // Who was added is nobody who was there, so all others are what they are in their own view.
          builder.addPeopleList(startingAs: kept.known, more: people.added.count, seatsDiffer: true)
        } else {
          builder.addBase(of: people, seats, scale)
        }
      builder.addAdded(of: people, to: list, seats, scale)
      place = .here(list)
    }
  }

  /// The people of a share after, of the same scale as the share before, to whose base others were added.
  ///
  /// - Parameter isSame: whether nobody was, in either share.
  init(
    _ people: ParticipantList, _ scale: PermissionScale, like before: PeopleList, isSame: Bool,
    in builder: inout ViewBuilder
  ) {
    if isSame {
      self = before
      return
    }
    let seats = people.seats
    seatsDiffer = seats.areDistinct
    let list =
      switch (seatsDiffer && before.seatsDiffer, before.place) {
      case (true, .kept(let kept)):
        builder.addPeopleList(startingAs: kept.known, more: people.added.count, seatsDiffer: true)
      case (true, .here(let list)):
        builder.addPeopleList(
          startingAs: list, first: people.baseCount, more: people.added.count, seatsDiffer: true)
      case (false, _): builder.addBase(of: people, seats, scale)
      }
    builder.addAdded(of: people, to: list, seats, scale)
    place = .here(list)
  }
}

extension ViewBuilder {
  /// A list of all people, of whom those who were added are not set yet.
  fileprivate mutating func addBase(of people: ParticipantList, _ seats: Seats, _ scale: PermissionScale) -> ViewHeader
  {
    guard let base = people.base else {
      return addPeopleList(count: people.added.count, seatsDiffer: seats.areDistinct)
    }
    return add(base, more: people.added.count, seats, scale)
  }

  fileprivate mutating func addAdded(
    of people: ParticipantList, to list: ViewHeader, _ seats: Seats, _ scale: PermissionScale
  ) {
    for number in people.added.indices {
      let place = people.baseCount + number
      let (record, tally) = add(people.added[number], scale, seat: seats[place])
      set(list, element: place, .container(record), tally: tally)
    }
  }
}
