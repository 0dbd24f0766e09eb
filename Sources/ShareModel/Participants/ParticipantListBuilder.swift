package import CPeopleList

/// Makes a list entry by entry, without a string for any text in it.
package struct ParticipantListBuilder: ~Copyable {
  /// All texts that were taken in. Whoever adds to them by themselves leaves the pieces that it gives with entries.
  package let texts: UnsafeMutablePointer<cpl_texts>
  private var entries: [ParticipantEntry] = []
  private var labels: [Labels] = []

  package init(reservingEntries entries: Int = 0) {
    guard let texts = cpl_texts_take() else { preconditionFailure("no memory for texts") }
    self.texts = texts
    self.entries.reserveCapacity(entries)
  }

  deinit { cpl_texts_give(texts) }

  package var count: Int { entries.count }

  /// Takes a text in, which must be UTF-8. All texts of a list have less than 4 GiB together.
  package mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> TextPiece {
    guard cpl_make_room(texts, bytes.count) else { preconditionFailure("no memory for texts") }
    if let from = bytes.baseAddress, let to = texts.pointee.bytes {
      (to + texts.pointee.count).update(from: from, count: bytes.count)
    }
    return TextPiece(cpl_take(texts, bytes.count))
  }

  package mutating func text(_ string: String) -> TextPiece {
    var string = string
    return string.withUTF8 { text($0) }
  }

  package mutating func text(_ string: String?) -> TextPiece { string.map { text($0) } ?? .absent }

  /// Takes an entry in whose texts were taken in before.
  package mutating func append(_ entry: ParticipantEntry, labels: Labels = Labels()) {
    entries.append(entry)
    guard !labels.isEmpty else { return }
    entries[entries.count - 1].labels = Int32(self.labels.count)
    self.labels.append(labels)
  }

  /// Takes an entry in that has no labels.
  package mutating func append(_ entry: borrowing cpl_entry, _ facts: ParticipantFacts) {
    entries.append(ParticipantEntry(entry, facts))
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
    return base.text.withUnsafeBufferPointer { text(UnsafeBufferPointer(rebasing: $0[piece.range])) }
  }

  package consuming func finish() -> ParticipantList {
    guard !entries.isEmpty else { return ParticipantList(base: nil) }
    let text = [UInt8](UnsafeBufferPointer(start: texts.pointee.bytes, count: texts.pointee.count))
    return ParticipantList(base: ParticipantBase(entries: entries, text: text, labels: labels))
  }
}
