package import CPeopleList

/// Makes a list entry by entry, without a string for any text in it.
package struct ParticipantListBuilder: ~Copyable {
  /// The list as far as it is made, to which readers in C add.
  package let list: UnsafeMutablePointer<cpl_list>
  private var labels: [Labels] = []

  package init(reservingEntries entries: Int = 0) {
    guard let list = cpl_list_take(), cpl_make_entry_room(list, entries) else { preconditionFailure(Self.noMemory) }
    self.list = list
  }

  private static var noMemory: String { "no memory left for a list of people" }

  deinit { cpl_list_give(list) }

  package var count: Int { list.pointee.count }

  /// Takes a text in, which must be UTF-8. All texts of a list have less than 4 GiB together.
  package mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> TextPiece {
    guard cpl_make_text_room(list, bytes.count) else { preconditionFailure(Self.noMemory) }
    if let from = bytes.baseAddress, let to = list.pointee.text {
      (to + list.pointee.text_count).update(from: from, count: bytes.count)
    }
    return TextPiece(cpl_take_text(list, bytes.count))
  }

  package mutating func text(_ string: String) -> TextPiece {
    var string = string
    return string.withUTF8 { text($0) }
  }

  package mutating func text(_ string: String?) -> TextPiece { string.map { text($0) } ?? .absent }

  /// Takes an entry in whose texts were taken in before.
  package mutating func append(_ entry: ParticipantEntry, labels: Labels = Labels()) {
    guard cpl_make_entry_room(list, 1) else { preconditionFailure(Self.noMemory) }
    var entry = entry.inC
    entry.labels = labels.isEmpty ? -1 : Int32(self.labels.count)
    if !labels.isEmpty { self.labels.append(labels) }
    list.pointee.entries[list.pointee.count] = entry
    list.pointee.count += 1
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
    append(copy, labels: base.labels(of: entry))
  }

  private mutating func text(_ piece: TextPiece, of base: ParticipantBase) -> TextPiece {
    guard !piece.isAbsent else { return piece }
    return base.text.withUnsafeBufferPointer { text(UnsafeBufferPointer(rebasing: $0[piece.range])) }
  }

  package consuming func finish() -> ParticipantList {
    ParticipantList(base: count == 0 ? nil : ParticipantBase(list, labels: labels))
  }
}
