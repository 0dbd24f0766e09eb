internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// An address in the form in which addresses compare, so that two texts are equal exactly if the addresses are.
  mutating func cell(_ address: EmailAddress?) -> ViewCell {
    guard let address else { return .null }
    let start = place(ofText: address.folded)
    return emailCell(start..<text.count)
  }

  /// - Parameter folded: where the text of an address is in the view.
  mutating func emailCell(_ folded: Range<Int>) -> ViewCell {
    guard let sign = place(of: UInt8(ascii: "@"), in: folded) else { return .null }
    let record = add(ViewSchemas.email, EmailField.self)
    set(record, EmailField.text, .text(folded))
    set(record, EmailField.localPart, .text(folded.lowerBound..<sign))
    set(record, EmailField.domain, .text(sign + 1..<folded.upperBound))
    return .container(record)
  }

  /// A person who is known by an identity alone.
  mutating func cell(_ identity: Identity) -> ViewCell {
    .container(addPerson(identity, name: nil, properties: Labels()))
  }

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
    _ participant: Participant, _ scale: PermissionScale, seat: Int
  ) -> (record: ViewHeader, tally: PersonTally) {
    let record = addPerson(participant.identity, name: participant.name, properties: participant.properties)
    let tally = person(at: record).has(
      participant.facts, scale, seat: seat, dateAdded: participant.dateAddedToShare)
    return (record, tally)
  }

  private mutating func addPerson(_ identity: Identity, name: String?, properties: Labels) -> ViewHeader {
    let record = ViewHeader(index: UInt32(append(PersonCells.blank)))
    if let address = identity.emailAddress {
      let start = place(ofText: address.folded)
      if let sign = place(of: UInt8(ascii: "@"), in: start..<text.count) {
        person(at: record).hasEmail(
          at: start, count: UInt32(text.count - start), domain: UInt32(text.count - sign - 1))
      }
    }
    set(record, PersonField.phone, text: identity.phoneNumber?.digits)
    set(record, PersonField.userRecordName, text: identity.userRecordName)
    set(record, PersonField.participantID, text: identity.participantID)
    set(record, PersonField.name, text: name)
    if properties.isEmpty {
      person(at: record).hasNoLabels()
    } else {
      let labels = cell(properties)
      set(record, PersonField.properties, labels)
    }
    return record
  }

  private func person(at record: ViewHeader) -> PersonCells {
    PersonCells(at: start(of: record, count: PersonCells.count), first: Int(record.index))
  }
}
