internal import LuaSandbox
internal import ShareModel

/// The list of a share's people in the view of a request.
struct PeopleList {
  private enum Place {
    /// In the view of people that goes along with the request, and so is there as long.
    case kept(KnownPeople)
    case here(ViewHeader)
  }

  private let place: Place
  private let scale: PermissionScale
  private let base: ObjectIdentifier?
  private let baseCount: Int
  private let addedCount: Int
  /// Whether each entry that holds a place is another person.
  private let seatsDiffer: Bool
  private let ownerPlace: Int?

  private init(
    _ people: ParticipantList, _ scale: PermissionScale, at place: Place, seatsDiffer: Bool, ownerPlace: Int?
  ) {
    self.place = place
    self.scale = scale
    base = people.base.map { ObjectIdentifier($0) }
    baseCount = people.baseCount
    addedCount = people.added.count
    self.seatsDiffer = seatsDiffer
    self.ownerPlace = ownerPlace
  }

  var cell: ViewCell {
    switch place {
    case .kept(let people): .people(people.list)
    case .here(let list): .container(list)
    }
  }

  /// The record of an entry.
  func person(at place: Int, in builder: borrowing ViewBuilder) -> ViewCell {
    switch self.place {
    case .kept(let people): people[place]
    case .here(let list): builder.element(of: list, at: place)
    }
  }

  func owner(in builder: borrowing ViewBuilder) -> ViewCell {
    ownerPlace.map { person(at: $0, in: builder) } ?? .null
  }
}

extension PeopleList {
  /// - Parameter kept: the view of the people to whom others were added, if anybody was.
  init(_ people: ParticipantList, _ scale: PermissionScale, kept: PeopleView?, in builder: inout ViewBuilder) {
    if let kept, people.added.isEmpty {
      self.init(
        people, scale, at: .kept(kept.known), seatsDiffer: kept.seatsDiffer, ownerPlace: kept.ownerPlace)
      return
    }
    let seats = people.seats
    let list =
      if let kept, seats.areDistinct {
        // Who was added is nobody who was there, so all others are what they are in their own view.
        builder.addPeopleList(startingAs: kept.known, more: people.added.count, seatsDiffer: true)
      } else {
        builder.addBase(of: people, seats, scale)
      }
    builder.addAdded(of: people, to: list, seats, scale)
    self.init(
      people, scale, at: .here(list), seatsDiffer: seats.areDistinct, ownerPlace: people.counts.firstOwner)
  }

  /// The people of a share after.
  ///
  /// - Parameters:
  ///   - before: those of the share as it is.
  ///   - newcomer: the place of somebody who is in the share as it is by no entry, if they are all that is new.
  init(
    _ people: ParticipantList, _ scale: PermissionScale, after before: PeopleList, newcomer: Int?,
    in builder: inout ViewBuilder
  ) {
    guard before.isBase(of: people, scale) else {
      self.init(people, scale, kept: nil, in: &builder)
      return
    }
    if before.addedCount == 0, people.added.isEmpty {
      self = before
    } else if let newcomer, before.addedCount == 0, before.seatsDiffer, people.added.count == 1 {
      let list = before.started(more: 1, in: &builder)
      let entry = people.added[0]
      builder.add(entry, to: list, at: newcomer, scale, seat: entry.acceptanceStatus.holdsSeat ? newcomer : -1)
      self.init(people, scale, at: .here(list), seatsDiffer: true, ownerPlace: before.ownerPlace)
    } else {
      let seats = people.seats
      let isStart = seats.areDistinct && before.seatsDiffer
      let list =
        isStart ? before.started(more: people.added.count, in: &builder) : builder.addBase(of: people, seats, scale)
      builder.addAdded(of: people, to: list, seats, scale)
      self.init(
        people, scale, at: .here(list), seatsDiffer: seats.areDistinct, ownerPlace: people.counts.firstOwner)
    }
  }

  /// Whether a list begins with the base of this one, in a share of the same scale.
  private func isBase(of people: ParticipantList, _ scale: PermissionScale) -> Bool {
    guard let base, let other = people.base else { return false }
    return base == ObjectIdentifier(other) && scale == self.scale
  }

  /// A list that begins with the base of this one, where each entry that holds a place is another person.
  private func started(more: Int, in builder: inout ViewBuilder) -> ViewHeader {
    switch place {
    case .kept(let kept): builder.addPeopleList(startingAs: kept, more: more, seatsDiffer: true)
    case .here(let list): builder.addPeopleList(startingAs: list, first: baseCount, more: more, seatsDiffer: true)
    }
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
      add(people.added[number], to: list, at: place, scale, seat: seats[place])
    }
  }

  fileprivate mutating func add(
    _ participant: Participant, to list: ViewHeader, at place: Int, _ scale: PermissionScale, seat: Int
  ) {
    let (record, tally) = add(participant, scale, seat: seat)
    set(list, element: place, .container(record), tally: tally)
  }
}
