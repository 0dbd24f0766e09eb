internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// Who asks. What the request leaves out is filled in from the actor's entry in the share.
  ///
  /// - Parameter place: where that entry is.
  mutating func add(_ subject: Subject, in share: Share, _ people: PeopleList, at place: Int?) -> ViewHeader {
    let record = add(ViewSchemas.actor, ActorField.self)
    set(record, subject.identity)
    if let place {
      if let base = share.participants.base, place < share.participants.baseCount {
        fill(record, from: base.entries[place], of: base, knowing: subject.identity)
      } else {
        fill(record, from: share.participants[place], knowing: subject.identity)
      }
      set(record, ActorField.participant, people.person(at: place, in: self))
    } else if subject.identity.isEmpty, !subject.id.isEmpty {
      // The id of a subject who is in no list, if it is no address, is the name of a user record.
      set(record, ActorField.userRecordName, text: subject.id)
    }
    set(record, ActorField.accountStatus, subject.accountStatus.cell)
    let labels = cell(subject.properties)
    set(record, ActorField.properties, labels)
    return record
  }

  private mutating func set(_ actor: ViewHeader, _ identity: Identity) {
    let email = cell(identity.emailAddress)
    set(actor, ActorField.email, email)
    set(actor, ActorField.phone, text: identity.phoneNumber?.digits)
    set(actor, ActorField.userRecordName, text: identity.userRecordName)
    set(actor, ActorField.participantID, text: identity.participantID)
  }

  /// Adds what is known of a subject by their entry. A key that stands in the slot of a one-time link is nobody's until
  /// its link is used.
  private mutating func fill(
    _ actor: ViewHeader, from entry: ParticipantEntry, of base: ParticipantBase, knowing known: Identity
  ) {
    set(actor, ActorField.name, text(entry.name, of: base))
    if known.participantID == nil { set(actor, ActorField.participantID, text(entry.participantID, of: base)) }
    if entry.facts.isOneTimeURL && entry.facts.isPending { return }
    if known.userRecordName == nil { set(actor, ActorField.userRecordName, text(entry.userRecordName, of: base)) }
    if known.emailAddress == nil, !entry.emailFolded.isAbsent {
      let start = place(of: entry.emailFolded, of: base)
      let email = emailCell(start..<text.count)
      set(actor, ActorField.email, email)
    }
    if known.phoneNumber == nil { set(actor, ActorField.phone, text(entry.phoneDigits, of: base)) }
  }

  /// Copies a text of people who are kept as bytes; gives the place at which it begins.
  private mutating func place(of piece: TextPiece, of base: ParticipantBase) -> Int {
    base.text.withUnsafeBytes { place(ofText: UnsafeRawBufferPointer(rebasing: $0[piece.range])) }
  }

  private mutating func text(_ piece: TextPiece, of base: ParticipantBase) -> ViewCell {
    guard !piece.isAbsent else { return .null }
    return .text(at: place(of: piece, of: base), count: piece.count)
  }

  private mutating func fill(_ actor: ViewHeader, from entry: Participant, knowing known: Identity) {
    set(actor, ActorField.name, text: entry.name)
    let isSlot = entry.isOneTimeURL && entry.isPending
    set(actor, known.filled(from: isSlot ? Identity(participantID: entry.identity.participantID) : entry.identity))
  }
}
