import ShareModel

/// A share put together again from what was and what is said to have happened.
struct Replay {
  private var people: [Participant]
  private var share: Share
  private var isConsistent = true

  init(_ effects: [Effect], on before: Share) {
    share = before
    people = before.seated
    for effect in effects { apply(effect) }
  }

  /// Whether this is `after`, but for the order of the list, old entries that hold no place, and titles.
  func agrees(with after: Share) -> Bool {
    guard isConsistent, Set(people) == Set(after.seated), people.count == after.seated.count else { return false }
    var mine = share
    var theirs = after
    mine.participants = []
    theirs.participants = []
    mine.title = theirs.title
    return mine == theirs
  }

  private mutating func apply(_ effect: Effect) {
    switch effect {
    case .participantAdded(let one, let before):
      expect(before == nil)
      people.append(one)
    case .participantUpdated(let one, let before), .participantAccepted(let one, let before):
      isConsistent = take(before, from: &people) && isConsistent
      people.append(one)
    case .participantRemoved(let one), .participantLeft(let one):
      isConsistent = take(one, from: &people) && isConsistent
    case .publicPermissionChanged(let from, let to):
      expect(share.publicPermission == from)
      share.publicPermission = to
    case .accessRequestsChanged(let from, let to):
      expect(share.allowsAccessRequests == from)
      share.allowsAccessRequests = to
    case .requesterAdded(let person): share.requesters.append(person)
    case .requesterRemoved(let person): isConsistent = take(person, from: &share.requesters) && isConsistent
    case .identityBlocked(let person): share.blockedIdentities.append(person)
    case .identityUnblocked(let person): isConsistent = take(person, from: &share.blockedIdentities) && isConsistent
    case .shareCreated, .shareDeleted: expect(false)
    case .recordsChanged, .fieldsChanged: break
    }
  }

  private mutating func expect(_ condition: Bool) { isConsistent = isConsistent && condition }
}

/// Takes one value out of a list; whether it was there.
private func take<Value: Equatable>(_ value: Value, from list: inout [Value]) -> Bool {
  guard let place = list.firstIndex(of: value) else { return false }
  list.remove(at: place)
  return true
}
