import ShareModel

/// Where the list of a share has a person.
struct Whereabouts {
  static let nowhere = Whereabouts(all: .none, seats: .none)

  /// All entries that match the person.
  let all: Places
  /// Those of them that hold a place in the share.
  let seats: Places
}

extension Share {
  /// Where the person is whom an action is about.
  func whereabouts(of action: Action) -> Whereabouts {
    guard let person = action.personConcerned else { return .nowhere }
    if case .blockRequester = action {
      let seats = seats(ofBlocking: person)
      return Whereabouts(all: seats, seats: seats)
    }
    return whereabouts(of: person)
  }

  func whereabouts(of identity: Identity) -> Whereabouts {
    let all = participants.places(of: identity)
    return Whereabouts(all: all, seats: participants.seated(among: all))
  }

  /// Where the person is for whom an invitation is; where several match, the one with the same participantID alone. A new
  /// one-time link is about nobody in the share.
  func whereabouts(of invitation: Invitation) -> Whereabouts {
    let all = participants.places(of: invitation)
    let found = Whereabouts(all: all, seats: participants.seated(among: all))
    if invitation.isOneTimeURL { return Whereabouts(all: found.all, seats: .none) }
    guard found.seats.count > 1, let id = invitation.identity.participantID else { return found }
    let exact = participants.seated(among: participants.places(ofParticipantID: id))
    return exact.isEmpty ? found : Whereabouts(all: found.all, seats: exact)
  }

  /// Entries that hold a place and match a person to be blocked, by the keys given or by those they asked with.
  private func seats(ofBlocking identity: Identity) -> Places {
    let keys = keys(of: identity)
    return Places(participants.indices).filter { place in
      participants.facts(at: place).holdsSeat && keys.match(participants.identity(at: place))
    }
  }

  /// The keys given, and those that the same person asked with.
  func keys(of identity: Identity) -> IdentityKeys {
    IdentityKeys([identity] + requesters.map(\.identity).filter { $0.matches(identity) })
  }
}
