internal import CPeopleList

/// One entry of a list as plain bytes: what is text in it lies in the text of the list.
package struct ParticipantEntry: Sendable {
  package var participantID = TextPiece.absent
  package var userRecordName = TextPiece.absent
  /// The address as it was written. It may be the same piece as the folded form, where that is the same.
  package var emailText = TextPiece.absent
  /// The address in the form in which addresses compare; there exactly if the text is.
  package var emailFolded = TextPiece.absent
  /// The domain, which ends the folded form.
  package var emailDomain = TextPiece.absent
  /// The number as it was written. It may be the same piece as the digits, where they are the same.
  package var phoneText = TextPiece.absent
  /// `+` and the digits; there exactly if the text is.
  package var phoneDigits = TextPiece.absent
  package var name = TextPiece.absent
  package var dateAddedToShare: Timestamp?
  package var facts = ParticipantFacts()
  /// The number of the entry's labels among those of the list; -1 where it has none.
  package internal(set) var labels: Int32 = -1

  package init() {}

  /// An entry that a reader found, without labels.
  @inline(__always)
  init(_ read: borrowing cpl_entry, _ facts: ParticipantFacts) {
    participantID = TextPiece(read.participant_id)
    userRecordName = TextPiece(read.user_record_name)
    emailText = TextPiece(read.email_text)
    emailFolded = TextPiece(read.email_folded)
    emailDomain = emailFolded.suffix(count: read.domain_length)
    phoneText = TextPiece(read.phone_text)
    phoneDigits = TextPiece(read.phone_digits)
    name = TextPiece(read.name)
    dateAddedToShare = read.has_date ? Timestamp(microseconds: read.date_added) : nil
    self.facts = facts
  }

  /// How many keys the entry has.
  var keyCount: Int {
    (participantID.isAbsent ? 0 : 1) + (userRecordName.isAbsent ? 0 : 1) + (emailFolded.isAbsent ? 0 : 1)
      + (phoneDigits.isAbsent ? 0 : 1)
  }

  func key(_ kind: KeyKind) -> TextPiece {
    switch kind {
    case .participantID: participantID
    case .userRecordName: userRecordName
    case .emailAddress: emailFolded
    case .phoneNumber: phoneDigits
    }
  }
}
