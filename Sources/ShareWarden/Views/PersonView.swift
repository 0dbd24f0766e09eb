internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// An address in the form in which addresses compare, so that two texts are equal exactly if the addresses are.
  mutating func cell(_ address: EmailAddress?) -> ViewCell {
    guard let address else { return .null }
    let record = add(ViewSchemas.email, EmailField.self)
    set(record, EmailField.text, text: address.folded)
    set(record, EmailField.localPart, text: String(address.folded.dropLast(address.domain.count + 1)))
    set(record, EmailField.domain, text: address.domain)
    return .container(record)
  }

  /// A person who is known by an identity alone.
  mutating func cell(_ identity: Identity) -> ViewCell { cell(Person(identity: identity)) }

  mutating func cell(_ person: Person) -> ViewCell {
    let record = addPerson(person.identity, name: person.name, properties: person.properties)
    set(record, PersonField.hasiCloudAccount, person.hasiCloudAccount)
    return .container(record)
  }

  /// The person an invitation is for, with what it says and nothing assumed.
  mutating func cell(_ invitation: Invitation) -> ViewCell {
    let record = addPerson(invitation.identity, name: invitation.name, properties: invitation.properties)
    if let role = invitation.role { set(record, PersonField.role, role.cell) }
    if let permission = invitation.permission { set(record, PersonField.permission, permission.cell) }
    set(record, PersonField.hasiCloudAccount, invitation.hasiCloudAccount)
    set(record, PersonField.isOneTimeURL, invitation.isOneTimeURL)
    return .container(record)
  }

  /// - Parameters:
  ///   - standing: what they may do, or will on acceptance.
  ///   - effective: what they may do now.
  ///   - seat: the same for two entries of one person; negative for an entry that holds no place.
  mutating func add(
    _ participant: Participant, standing: ParticipantPermission, effective: ParticipantPermission, seat: Int = -1,
    as schema: SchemaID = ViewSchemas.person
  ) -> ViewHeader {
    let record = addPerson(
      participant.identity, name: participant.name, properties: participant.properties, as: schema)
    set(record, PersonField.seat, .integer(Int64(seat)))
    set(record, PersonField.standing, standing.cell)
    set(record, PersonField.role, participant.role.cell)
    // A public user has no permission of their own: it is the share's.
    set(record, PersonField.permission, (participant.role == .publicUser ? standing : participant.permission).cell)
    set(record, PersonField.effectivePermission, effective.cell)
    set(record, PersonField.acceptanceStatus, participant.acceptanceStatus.cell)
    set(record, PersonField.hasiCloudAccount, participant.hasiCloudAccount)
    set(record, PersonField.isOneTimeURL, participant.isOneTimeURL)
    set(record, PersonField.isApprovedRequester, participant.isApprovedRequester)
    if let date = participant.dateAddedToShare {
      set(record, PersonField.dateAddedToShare, .time(microseconds: date.microseconds))
    }
    return record
  }

  private mutating func addPerson(
    _ identity: Identity, name: String?, properties: Labels, as schema: SchemaID = ViewSchemas.person
  ) -> ViewHeader {
    let count = PersonField.allCases.count - (schema == ViewSchemas.gain ? 0 : 1)
    let record = addRecord(schema, fieldCount: count)
    let email = cell(identity.emailAddress)
    set(record, PersonField.email, email)
    set(record, PersonField.phone, text: identity.phoneNumber?.digits)
    set(record, PersonField.userRecordName, text: identity.userRecordName)
    set(record, PersonField.participantID, text: identity.participantID)
    set(record, PersonField.name, text: name)
    let labels = cell(properties)
    set(record, PersonField.properties, labels)
    return record
  }
}
