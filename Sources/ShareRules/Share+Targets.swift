import ShareModel

extension Share {
  /// The places of entries that hold a place and match the person an action is about.
  func targets(of action: Action) -> Places {
    guard let person = action.personConcerned else { return .none }
    if case .blockRequester = action { return targets(ofBlocking: person) }
    return targets(of: person, preferID: false)
  }

  /// The same of the person an invitation is for. A new one-time link is about nobody in the share.
  func targets(of invitation: Invitation) -> Places {
    invitation.isOneTimeURL ? .none : targets(of: invitation.identity, preferID: true)
  }

  /// Entries that hold a place and match an identity; where asked for, one with the same participantID comes alone.
  func targets(of identity: Identity, preferID: Bool) -> Places {
    let found = participants.seated(among: participants.places(of: identity))
    guard preferID, found.count > 1, let id = identity.participantID else { return found }
    let exact = participants.seated(among: participants.places(ofParticipantID: id))
    return exact.isEmpty ? found : exact
  }

  /// Entries that hold a place and match a person to be blocked, by the keys given or by those they asked with.
  private func targets(ofBlocking identity: Identity) -> Places {
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
