internal import LuaSandbox
internal import ShareModel
internal import ShareRules

extension ViewBuilder {
  /// Who asks. What the request leaves out is filled in from the actor's entry in the share.
  mutating func add(_ subject: Subject, in share: Share, isNew: Bool, profile: RuleProfile) -> ViewHeader {
    let record = add(ViewSchemas.actor, ActorField.self)
    let entry = isNew ? nil : share.entry(of: subject)
    let identity = entry.map(subject.identity(in:)) ?? subject.loneIdentity
    let email = cell(identity.emailAddress)
    set(record, ActorField.email, email)
    set(record, ActorField.phone, text: identity.phoneNumber?.digits)
    set(record, ActorField.userRecordName, text: identity.userRecordName)
    set(record, ActorField.participantID, text: identity.participantID)
    set(record, ActorField.name, text: entry?.name)
    if let entry {
      let person = add(
        entry, standing: share.standingPermission(of: entry, profile: profile),
        effective: share.effectivePermission(of: entry, profile: profile))
      set(record, ActorField.participant, .container(person))
    }
    set(record, ActorField.accountStatus, subject.accountStatus.cell)
    let labels = cell(subject.properties)
    set(record, ActorField.properties, labels)
    return record
  }
}

extension Share {
  /// The subject's entry in the list: one that holds a place before one that no longer does.
  fileprivate func entry(of subject: Subject) -> Participant? {
    let entries = participants.filter { subject.matches($0.identity) }
    return entries.first { $0.acceptanceStatus.holdsSeat } ?? entries.first
  }
}

extension Subject {
  /// What is known of a subject by their entry. A key that stands in the slot of a one-time link is nobody's until its
  /// link is used.
  fileprivate func identity(in entry: Participant) -> Identity {
    let isSlot = entry.isOneTimeURL && entry.isPending
    return identity.filled(from: isSlot ? Identity(participantID: entry.identity.participantID) : entry.identity)
  }

  /// What is known of a subject who is in no list. An id that is no address is the name of a user record.
  fileprivate var loneIdentity: Identity {
    var identity = identity
    if identity.isEmpty, !id.isEmpty { identity.userRecordName = id }
    return identity
  }
}
