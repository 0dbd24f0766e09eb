internal import ShareModel

/// What happens to a share, on the wire.
enum EffectWriter {
  static func effect(_ effect: Effect) -> WireValue {
    let kind = WireValue.text(effect.kind)
    return switch effect {
    case .participantAdded(let participant, let before):
      .members([
        "kind": kind, "participant": PersonWriter.participant(participant),
        "before": before.map(PersonWriter.participant),
      ])
    case .participantUpdated(let participant, let before), .participantAccepted(let participant, let before):
      .members([
        "kind": kind, "participant": PersonWriter.participant(participant), "before": PersonWriter.participant(before),
      ])
    case .participantRemoved(let participant), .participantLeft(let participant):
      .members(["kind": kind, "participant": PersonWriter.participant(participant)])
    case .publicPermissionChanged(let from, let to):
      .members(["kind": kind, "from": .text(from.rawValue), "to": .text(to.rawValue)])
    case .accessRequestsChanged(let from, let to):
      .members(["kind": kind, "from": .boolean(from), "to": .boolean(to)])
    case .shareCreated, .shareDeleted: .members(["kind": kind])
    case .recordsChanged(let names): .members(["kind": kind, "records": .texts(names)])
    case .fieldsChanged(let names): .members(["kind": kind, "fields": .texts(names)])
    case .requesterAdded(let person), .requesterRemoved(let person), .identityBlocked(let person),
      .identityUnblocked(let person):
      .members(["kind": kind, "participant": PersonWriter.person(person)])
    }
  }
}
