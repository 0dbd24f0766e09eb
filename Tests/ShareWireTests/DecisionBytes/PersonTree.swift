import ShareModel
import ShareWire

extension OrderedTree {
  static func participant(_ participant: Participant) -> OrderedTree {
    .members([
      ("participantID", OrderedTree(participant.identity.participantID)), ("name", OrderedTree(participant.name)),
      ("role", .text(participant.role.rawValue)), ("permission", .text(participant.permission.rawValue)),
      ("acceptanceStatus", .text(participant.acceptanceStatus.rawValue)),
      ("hasiCloudAccount", OrderedTree(participant.hasiCloudAccount)),
      ("isOneTimeURL", participant.isOneTimeURL ? .word("true") : nil),
      ("isApprovedRequester", participant.isApprovedRequester ? .word("true") : nil),
      ("dateAddedToShare", OrderedTree(participant.dateAddedToShare?.text)),
      ("userIdentity", userIdentity(participant.identity)),
      ("properties", participant.properties.isEmpty ? nil : OrderedTree(participant.properties)),
    ])
  }

  static func person(_ person: Person) -> OrderedTree {
    .members([
      ("participantID", OrderedTree(person.identity.participantID)), ("name", OrderedTree(person.name)),
      ("hasiCloudAccount", OrderedTree(person.hasiCloudAccount)), ("userIdentity", userIdentity(person.identity)),
      ("properties", person.properties.isEmpty ? nil : OrderedTree(person.properties)),
    ])
  }

  private static func userIdentity(_ identity: Identity) -> OrderedTree? {
    let lookupInfo = OrderedTree.members([
      ("emailAddress", OrderedTree(identity.emailAddress?.text)),
      ("phoneNumber", OrderedTree(identity.phoneNumber?.text)),
    ])
    let hasLookup = identity.emailAddress != nil || identity.phoneNumber != nil
    guard hasLookup || identity.userRecordName != nil else { return nil }
    return .members([
      ("userRecordName", OrderedTree(identity.userRecordName)), ("lookupInfo", hasLookup ? lookupInfo : nil),
    ])
  }

  static func effect(_ effect: Effect) -> OrderedTree {
    let members: [(String, OrderedTree?)] =
      switch effect {
      case .participantAdded(let person, let before):
        [("participant", participant(person)), ("before", before.map(participant))]
      case .participantUpdated(let person, let before), .participantAccepted(let person, let before):
        [("participant", participant(person)), ("before", participant(before))]
      case .participantRemoved(let person), .participantLeft(let person): [("participant", participant(person))]
      case .publicPermissionChanged(let from, let to): [("from", .text(from.rawValue)), ("to", .text(to.rawValue))]
      case .accessRequestsChanged(let from, let to): [("from", OrderedTree(from)), ("to", OrderedTree(to))]
      case .shareCreated, .shareDeleted: []
      case .recordsChanged(let names): [("records", .texts(names))]
      case .fieldsChanged(let names): [("fields", .texts(names))]
      case .requesterAdded(let person), .requesterRemoved(let person), .identityBlocked(let person),
        .identityUnblocked(let person):
        [("participant", self.person(person))]
      }
    return .members([("kind", .text(effect.kind))] + members)
  }
}
