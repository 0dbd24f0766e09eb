internal import LuaSandbox
internal import ShareModel
internal import ShareRules

/// The list of a share's people in the view of a request.
enum PeopleList {
  /// The list of the people who are kept in a view of their own.
  case kept(PeopleView)
  case here(ViewHeader)

  var cell: ViewCell {
    switch self {
    case .kept(let people): .people(people.list)
    case .here(let list): .container(list)
    }
  }

  /// The record of an entry.
  func person(at place: Int, in builder: borrowing ViewBuilder) -> ViewCell {
    switch self {
    case .kept(let people): people.known[place]
    case .here(let list): builder.element(of: list, at: place)
    }
  }
}

extension ViewBuilder {
  /// - Parameter kept: the view of people that goes along with the request.
  mutating func addPeople(_ people: ParticipantList, _ scale: PermissionScale, kept: PeopleView?) -> PeopleList {
    let isKept = kept?.shows(people, scale) == true
    if isKept, people.added.isEmpty, let kept { return .kept(kept) }
    let seats = people.seats
    let list: ViewHeader
    if isKept, seats.areDistinct, let kept {
      // Who was added is nobody who was there, so all others are what they are in their own view.
      list = addPeopleList(startingAs: kept.known, more: people.added.count, seatsDiffer: true)
    } else {
      list = addPeopleList(count: people.count, seatsDiffer: seats.areDistinct)
      if let base = people.base { add(base, to: list, seats, scale) { .container($0) } }
    }
    for number in people.added.indices {
      let place = people.baseCount + number
      let facts = people.added[number].facts
      let person = add(people.added[number], facts, scale, seat: seats[place])
      set(list, element: place, .container(person), tally: scale.tally(of: facts))
    }
    return .here(list)
  }
}

extension PermissionScale {
  fileprivate func tally(of facts: ParticipantFacts) -> PersonTally {
    PersonTally(
      standing: standing(of: facts).cell, role: facts.role.cell, acceptanceStatus: facts.acceptanceStatus.cell,
      hasSeat: facts.holdsSeat)
  }
}

extension ViewBuilder {
  /// The entries of a list that nobody was added to.
  ///
  /// - Parameter refer: how the list refers to a record.
  mutating func add(
    _ base: ParticipantBase, to list: ViewHeader, _ seats: Seats, _ scale: PermissionScale,
    refer: (ViewHeader) -> ViewCell
  ) {
    let texts = EntryTexts(allOf: base, in: &self)
    for (place, entry) in base.entries.enumerated() {
      let person = add(entry, texts, scale, seat: seats[place])
      set(list, element: place, refer(person), tally: scale.tally(of: entry.facts))
    }
  }
}
