extension ParticipantBase {
  package func string(_ piece: TextPiece) -> String? {
    piece.isAbsent ? nil : String(decoding: text[piece.range], as: UTF8.self)
  }

  package func identity(at place: Int) -> Identity {
    let entry = entries[place]
    return Identity(
      participantID: string(entry.participantID), userRecordName: string(entry.userRecordName),
      emailAddress: emailAddress(of: entry), phoneNumber: phoneNumber(of: entry))
  }

  package func participant(at place: Int) -> Participant {
    let entry = entries[place]
    let facts = entry.facts
    return Participant(
      identity: identity(at: place), name: string(entry.name), role: facts.role, permission: facts.permission,
      acceptanceStatus: facts.acceptanceStatus, hasiCloudAccount: facts.hasiCloudAccount,
      isOneTimeURL: facts.isOneTimeURL, isApprovedRequester: facts.isApprovedRequester,
      dateAddedToShare: entry.dateAddedToShare, properties: labels(of: entry))
  }

  package func labels(of entry: ParticipantEntry) -> Labels {
    entry.labels < 0 ? Labels() : labels[Int(entry.labels)]
  }

  private func emailAddress(of entry: ParticipantEntry) -> EmailAddress? {
    guard let text = string(entry.emailText) else { return nil }
    return EmailAddress(
      checkedText: text, folded: entry.emailFolded == entry.emailText ? nil : string(entry.emailFolded))
  }

  private func phoneNumber(of entry: ParticipantEntry) -> PhoneNumber? {
    guard let text = string(entry.phoneText) else { return nil }
    let digits = entry.phoneDigits == entry.phoneText ? nil : string(entry.phoneDigits)
    return PhoneNumber(checkedText: text, digits: digits ?? text)
  }
}
