internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// A list that begins with all people who are kept as bytes; `more` are set behind them.
  ///
  /// - Parameter isApart: whether this becomes the view of people, which requests refer to.
  mutating func add(
    _ base: ParticipantBase, more: Int, _ seats: Seats, _ scale: PermissionScale, isApart: Bool = false
  ) -> ViewHeader {
    let areDistinct = seats.areDistinct
    let room = addPeopleRoom(
      count: base.entries.count, cellsEach: PersonCells.count, texts: base.text, more: more, seatsDiffer: areDistinct)
    PersonCells.blank.withUnsafeBufferPointer { blank in
      guard let blank = blank.baseAddress else { return }
      base.entries.withUnsafeBufferPointer { entries in
        for place in entries.indices {
          let offset = place * PersonCells.count
          (room.people + offset).initialize(from: blank, count: PersonCells.count)
          let person = PersonCells(at: room.people + offset, first: room.firstCell + offset)
          person.has(entries[place], textsAt: room.textStart)
          let facts = entries[place].facts
          let seat = areDistinct ? (facts.holdsSeat ? place : -1) : seats[place]
          let tally = person.has(facts, scale, seat: seat, dateAdded: entries[place].dateAddedToShare)
          room.tallies.store(tally, at: place)
          let header = ViewHeader(index: UInt32(truncatingIfNeeded: room.firstCell + offset))
          room.elements[place] = isApart ? .people(header) : .container(header)
        }
      }
    }
    if !base.labels.isEmpty { addLabels(of: base, toPeopleAt: room.firstCell) }
    return room.list
  }

  /// - Parameter first: the number of the first cell of all the people.
  private mutating func addLabels(of base: ParticipantBase, toPeopleAt first: Int) {
    for (place, entry) in base.entries.enumerated() where entry.labels >= 0 {
      let labels = cell(base.labels(of: entry))
      set(ViewHeader(index: UInt32(first + place * PersonCells.count)), PersonField.properties, labels)
    }
  }
}

extension PersonCells {
  /// - Parameter texts: where the texts of the list begin in the view.
  fileprivate func has(_ entry: ParticipantEntry, textsAt texts: Int) {
    if !entry.emailFolded.isAbsent {
      hasEmail(
        at: texts + Int(entry.emailFolded.start), count: entry.emailFolded.count, domain: entry.emailDomain.count)
    }
    set(.phone, entry.phoneDigits, texts)
    set(.userRecordName, entry.userRecordName, texts)
    set(.participantID, entry.participantID, texts)
    set(.name, entry.name, texts)
    hasNoLabels()
  }

  private func set(_ field: PersonField, _ piece: TextPiece, _ texts: Int) {
    if !piece.isAbsent { self[field] = .text(at: texts + Int(piece.start), count: piece.count) }
  }
}
