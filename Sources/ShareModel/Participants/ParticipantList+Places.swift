internal import CPeopleList

extension ParticipantList {
  /// Where the person of an identity is: the places of all entries that match it.
  package func places(of identity: Identity) -> Places {
    var places = Places()
    base?.add(placesOf: identity, to: &places)
    for (number, participant) in added.enumerated() where participant.identity.matches(identity) {
      places.add(baseCount + number)
    }
    places.putInOrder()
    return places
  }

  /// Where the person is for whom an invitation is.
  package func places(of invitation: Invitation) -> Places { places(of: invitation.particulars.value.identity) }

  /// Where a subject is: the places of all entries that it matches. Its id may be any kind of name.
  package func places(of subject: Subject) -> Places {
    var places = Places()
    base?.add(placesOf: subject, to: &places)
    for (number, participant) in added.enumerated() where subject.matches(participant.identity) {
      places.add(baseCount + number)
    }
    places.putInOrder()
    return places
  }

  /// The places of all entries that have a participantID.
  package func places(ofParticipantID id: String) -> Places {
    var places = Places()
    base?.add(placesOf: id, .participantID, to: &places)
    for (number, participant) in added.enumerated() where participant.identity.participantID.hasSameBytes(as: id) {
      places.add(baseCount + number)
    }
    return places
  }

  /// The place of the first entry that is accepted and matches an identity.
  package func firstAccepted(matching identity: Identity) -> Int? {
    if let place = base?.first(\.first_accepted, of: identity) { return place }
    let number = added.firstIndex { $0.isAccepted && $0.identity.matches(identity) }
    return number.map { baseCount + $0 }
  }

  /// The place of the first entry that holds a place and matches an identity.
  package func firstSeat(of identity: Identity) -> Int? {
    if let place = base?.first(\.first_seated, of: identity) { return place }
    let number = added.firstIndex { $0.acceptanceStatus.holdsSeat && $0.identity.matches(identity) }
    return number.map { baseCount + $0 }
  }

  /// Whether somebody has the participantID of an identity as the name of a user record, or the reverse.
  package func mixesKeys(with identity: Identity) -> Bool {
    identity.participantID.map { holds($0, as: .userRecordName) } == true
      || identity.userRecordName.map { holds($0, as: .participantID) } == true
  }

  package func mixesKeys(with invitation: Invitation) -> Bool {
    mixesKeys(with: invitation.particulars.value.identity)
  }

  private func holds(_ key: String, as kind: KeyKind) -> Bool {
    base?.find(key, kind) != nil || added.contains { $0.identity.key(kind).hasSameBytes(as: key) }
  }
}

extension ParticipantBase {
  fileprivate func add(placesOf identity: Identity, to places: inout Places) {
    if let key = identity.participantID { add(placesOf: key, .participantID, to: &places) }
    if let key = identity.userRecordName { add(placesOf: key, .userRecordName, to: &places) }
    if let address = identity.emailAddress { add(placesOf: address.folded, .emailAddress, to: &places) }
    if let number = identity.phoneNumber { add(placesOf: number.digits, .phoneNumber, to: &places) }
  }

  fileprivate func add(placesOf subject: Subject, to places: inout Places) {
    if !subject.id.isEmpty {
      add(placesOf: subject.id, .participantID, to: &places)
      add(placesOf: subject.id, .userRecordName, to: &places)
    }
    add(placesOf: subject.identity, to: &places)
  }

  fileprivate func add(placesOf key: String, _ kind: KeyKind, to places: inout Places) {
    guard let slot = find(key, kind) else { return }
    var place = slot.first
    while place >= 0 {
      places.add(Int(place))
      place = index.next(after: place, kind.rawValue)
    }
  }

  /// The place of the first entry of a sort that matches an identity, however many have a key of it.
  fileprivate func first(_ sort: KeyPath<cpl_slot, Int32>, of identity: Identity) -> Int? {
    var first: Int32 = -1
    for kind in KeyKind.allCases {
      guard let key = identity.key(kind), let place = find(key, kind)?[keyPath: sort], place >= 0 else { continue }
      if first < 0 || place < first { first = place }
    }
    return first < 0 ? nil : Int(first)
  }

  /// Whether somebody who matches an identity holds a place.
  func seats(_ identity: Identity) -> Bool { first(\.first_seated, of: identity) != nil }

  /// What the index knows of a key.
  fileprivate func find(_ key: String, _ kind: KeyKind) -> cpl_slot? {
    guard index.knows(kind) else { return nil }
    return key.utf8.span.withUnsafeBytes { index.find($0, kind, text) }
  }
}
