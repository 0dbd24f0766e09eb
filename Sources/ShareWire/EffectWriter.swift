internal import PlainData
internal import ShareModel

/// What happens to a share, on the wire.
enum EffectWriter {
  static func effect(_ effect: Effect, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", effect.kind)
      switch effect {
      case .participantAdded(let participant, let before):
        self.participant(participant, to: &writer)
        if let before { self.before(before, to: &writer) }
      case .participantUpdated(let participant, let before), .participantAccepted(let participant, let before):
        self.participant(participant, to: &writer)
        self.before(before, to: &writer)
      case .participantRemoved(let participant), .participantLeft(let participant):
        self.participant(participant, to: &writer)
      case .publicPermissionChanged(let from, let to):
        writer.member("from", from.rawValue)
        writer.member("to", to.rawValue)
      case .accessRequestsChanged(let from, let to):
        writer.member("from", from)
        writer.member("to", to)
      case .shareCreated, .shareDeleted: break
      case .recordsChanged(let names): writer.member("records", names)
      case .fieldsChanged(let names): writer.member("fields", names)
      case .requesterAdded(let person), .requesterRemoved(let person), .identityBlocked(let person),
        .identityUnblocked(let person):
        writer.name("participant")
        PersonWriter.person(person, to: &writer)
      }
    }
  }

  private static func participant(_ participant: Participant, to writer: inout JSONWriter) {
    writer.name("participant")
    PersonWriter.participant(participant, to: &writer)
  }

  private static func before(_ participant: Participant, to writer: inout JSONWriter) {
    writer.name("before")
    PersonWriter.participant(participant, to: &writer)
  }
}
