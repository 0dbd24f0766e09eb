import ShareModel

/// An effect in one line.
enum EffectSentence {
  static func text(_ effect: Effect) -> String { "\(effect.kind) \(detail(effect))".trimmedEnd }

  private static func detail(_ effect: Effect) -> String {
    switch effect {
    case .participantAdded(let person, _), .participantRemoved(let person), .participantLeft(let person),
      .participantAccepted(let person, _):
      standing(person)
    case .participantUpdated(let person, let before): standing(person) + change(from: before, to: person)
    case .publicPermissionChanged(let from, let to): "from \(from.rawValue) to \(to.rawValue)"
    case .accessRequestsChanged(let from, let to): "from \(from) to \(to)"
    case .recordsChanged(let names), .fieldsChanged(let names): names.joined(separator: ", ")
    case .requesterAdded(let person), .requesterRemoved(let person), .identityBlocked(let person),
      .identityUnblocked(let person):
      RequestSentence.name(person.identity)
    case .shareCreated, .shareDeleted: ""
    }
  }

  /// Which of role, permission and status the person had before, where it was another.
  private static func change(from before: Participant, to person: Participant) -> String {
    let former = [
      before.role == person.role ? nil : before.role.rawValue,
      before.permission == person.permission ? nil : before.permission.rawValue,
      before.acceptanceStatus == person.acceptanceStatus ? nil : before.acceptanceStatus.rawValue,
    ].compactMap(\.self)
    return former.isEmpty ? ", as before" : ", was " + former.joined(separator: ", ")
  }

  private static func standing(_ person: Participant) -> String {
    let name = person.isOneTimeURL ? "one-time link" : RequestSentence.name(person.identity)
    return "\(name) (\(person.role.rawValue), \(person.permission.rawValue), \(person.acceptanceStatus.rawValue))"
  }
}
