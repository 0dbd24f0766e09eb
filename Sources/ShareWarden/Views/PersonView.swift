internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// An address in the form in which addresses compare, so that two texts are equal exactly if the addresses are.
  mutating func cell(_ address: EmailAddress?) -> ViewCell {
    guard let address else { return .null }
    let start = place(ofText: address.folded)
    let folded = start..<text.count
    guard let sign = place(of: UInt8(ascii: "@"), in: folded) else { return .null }
    return emailCell(folded, domain: folded.upperBound - sign - 1)
  }

  /// - Parameters:
  ///   - folded: where the text is in the view.
  ///   - domain: how many bytes of it the domain is.
  mutating func emailCell(_ folded: Range<Int>?, domain: Int) -> ViewCell {
    guard let folded else { return .null }
    let record = add(ViewSchemas.email, EmailField.self)
    set(record, EmailField.text, .text(folded))
    set(record, EmailField.localPart, .text(folded.lowerBound..<folded.upperBound - domain - 1))
    set(record, EmailField.domain, .text(folded.upperBound - domain..<folded.upperBound))
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

  /// - Parameter seat: the same for two entries of one person; negative for an entry that holds no place.
  mutating func add(
    _ participant: Participant, _ facts: ParticipantFacts, _ scale: PermissionScale, seat: Int
  ) -> ViewHeader {
    let record = addPerson(participant.identity, name: participant.name, properties: participant.properties)
    set(record, facts, scale, seat: seat, dateAdded: participant.dateAddedToShare)
    return record
  }

  /// A participant whose texts are kept as bytes.
  mutating func add(
    _ entry: ParticipantEntry, _ texts: EntryTexts, _ scale: PermissionScale, seat: Int = -1,
    as schema: SchemaID = ViewSchemas.person
  ) -> ViewHeader {
    let record = addPerson(as: schema)
    let email = emailCell(texts.place(of: entry.emailFolded, in: &self), domain: Int(entry.emailDomain.count))
    set(record, PersonField.email, email)
    set(record, PersonField.phone, texts.place(of: entry.phoneDigits, in: &self))
    set(record, PersonField.userRecordName, texts.place(of: entry.userRecordName, in: &self))
    set(record, PersonField.participantID, texts.place(of: entry.participantID, in: &self))
    set(record, PersonField.name, texts.place(of: entry.name, in: &self))
    let labels = cell(texts.base.labels(of: entry))
    set(record, PersonField.properties, labels)
    set(record, entry.facts, scale, seat: seat, dateAdded: entry.dateAddedToShare)
    return record
  }

  private mutating func set(
    _ record: ViewHeader, _ facts: ParticipantFacts, _ scale: PermissionScale, seat: Int, dateAdded: Timestamp?
  ) {
    let standing = scale.standing(of: facts)
    let effective = facts.isAccepted ? standing : .none
    set(record, PersonField.seat, .integer(Int64(seat)))
    set(record, PersonField.standing, standing.cell)
    set(record, PersonField.role, facts.role.cell)
    // A public user has no permission of their own: it is the share's.
    set(record, PersonField.permission, (facts.role == .publicUser ? standing : facts.permission).cell)
    set(record, PersonField.effectivePermission, effective.cell)
    set(record, PersonField.acceptanceStatus, facts.acceptanceStatus.cell)
    set(record, PersonField.hasiCloudAccount, facts.hasiCloudAccount)
    set(record, PersonField.isOneTimeURL, facts.isOneTimeURL)
    set(record, PersonField.isApprovedRequester, facts.isApprovedRequester)
    if let dateAdded {
      set(record, PersonField.dateAddedToShare, .time(microseconds: dateAdded.microseconds))
    }
  }

  private mutating func addPerson(_ identity: Identity, name: String?, properties: Labels) -> ViewHeader {
    let record = addPerson(as: ViewSchemas.person)
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

  private mutating func addPerson(as schema: SchemaID) -> ViewHeader {
    addRecord(schema, fieldCount: PersonField.allCases.count - (schema == ViewSchemas.gain ? 0 : 1))
  }
}
