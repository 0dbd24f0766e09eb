/// Makes a list entry by entry, without a string for any text in it.
package struct ParticipantListBuilder {
  private var text: [UInt8] = []
  private var entries: [ParticipantEntry] = []
  private var labels: [Labels] = []

  package init(reservingEntries entries: Int = 0, bytes: Int = 0) {
    self.entries.reserveCapacity(entries)
    text.reserveCapacity(bytes)
  }

  package var count: Int { entries.count }

  /// Takes a text in, which must be UTF-8. All texts of a list have less than 4 GiB together.
  package mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> TextPiece {
    let piece = TextPiece(start: UInt32(text.count), count: UInt32(bytes.count))
    text.append(contentsOf: bytes)
    return piece
  }

  package mutating func text(_ string: String) -> TextPiece {
    let piece = TextPiece(start: UInt32(text.count), count: UInt32(string.utf8.count))
    text.append(contentsOf: string.utf8)
    return piece
  }

  package mutating func text(_ string: String?) -> TextPiece { string.map { text($0) } ?? .absent }

  /// Takes an entry in whose texts were taken in before.
  package mutating func append(_ entry: ParticipantEntry, labels: Labels = Labels()) {
    entries.append(entry)
    guard !labels.isEmpty else { return }
    entries[entries.count - 1].labels = Int32(self.labels.count)
    self.labels.append(labels)
  }

  package mutating func append(_ participant: Participant) {
    var entry = ParticipantEntry()
    let identity = participant.identity
    entry.participantID = text(identity.participantID)
    entry.userRecordName = text(identity.userRecordName)
    if let address = identity.emailAddress {
      entry.emailText = text(address.text)
      entry.emailFolded = address.isWrittenFolded ? entry.emailText : text(address.folded)
      entry.emailDomain = entry.emailFolded.suffix(count: UInt32(address.domain.utf8.count))
    }
    if let number = identity.phoneNumber {
      entry.phoneText = text(number.text)
      entry.phoneDigits = number.text == number.digits ? entry.phoneText : text(number.digits)
    }
    entry.name = text(participant.name)
    entry.dateAddedToShare = participant.dateAddedToShare
    entry.facts = participant.facts
    append(entry, labels: participant.properties)
  }

  /// Takes over an entry of another list.
  mutating func append(entryAt place: Int, of base: ParticipantBase) {
    let entry = base.entries[place]
    var copy = entry
    copy.participantID = text(entry.participantID, of: base)
    copy.userRecordName = text(entry.userRecordName, of: base)
    copy.emailText = text(entry.emailText, of: base)
    copy.emailFolded = entry.emailFolded == entry.emailText ? copy.emailText : text(entry.emailFolded, of: base)
    copy.emailDomain = copy.emailFolded.suffix(count: entry.emailDomain.count)
    copy.phoneText = text(entry.phoneText, of: base)
    copy.phoneDigits = entry.phoneDigits == entry.phoneText ? copy.phoneText : text(entry.phoneDigits, of: base)
    copy.name = text(entry.name, of: base)
    copy.labels = -1
    append(copy, labels: base.labels(of: entry))
  }

  private mutating func text(_ piece: TextPiece, of base: ParticipantBase) -> TextPiece {
    guard !piece.isAbsent else { return piece }
    let copy = TextPiece(start: UInt32(text.count), count: piece.count)
    text.append(contentsOf: base.text[piece.range])
    return copy
  }

  package func finish() -> ParticipantList {
    ParticipantList(base: entries.isEmpty ? nil : ParticipantBase(entries: entries, text: text, labels: labels))
  }
}
