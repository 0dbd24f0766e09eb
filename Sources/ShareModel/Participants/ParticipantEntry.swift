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
}
