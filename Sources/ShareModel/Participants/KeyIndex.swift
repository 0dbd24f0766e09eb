/// Finds the entries of a list that have a key, in the same time however long the list is, and in order.
struct KeyIndex: Sendable {
  /// A key that is in the list.
  struct Slot: Sendable {
    /// Part of the key's hash, so that most other keys are told apart without a look at their bytes.
    var hash: UInt32 = 0
    /// The first entry that has the key; -1 where the slot is free.
    var first: Int32 = -1
    /// The first of them that is accepted; -1 where none is.
    var firstAccepted: Int32 = -1
    /// The first of them that holds a place; -1 where none does.
    var firstSeated: Int32 = -1
    var kind = KeyKind.participantID
  }

  /// Of which kinds there are keys: most lists have no more than two.
  private var kinds: UInt8 = 0
  /// A key is in the slot that its hash names, or behind it with no free one between.
  private(set) var slots: [Slot]
  /// By place and kind, the next entry with the same key; -1 behind the last. Empty where no key is there twice.
  private var next: [Int32] = []
  /// Whether two entries that hold a place have a key in common.
  private(set) var sharesSeats = false

  init(_ entries: [ParticipantEntry], text: [UInt8]) {
    slots = [Slot](repeating: Slot(), count: Self.capacity(for: entries))
    guard !slots.isEmpty else { return }
    text.withUnsafeBytes { text in
      entries.withUnsafeBufferPointer { entries in
        let search = KeySearch(entries: entries, text: text)
        // From the last to the first, so that the first one is found first.
        for place in entries.indices.reversed() {
          insert(place, entries[place].participantID, .participantID, search)
          insert(place, entries[place].userRecordName, .userRecordName, search)
          insert(place, entries[place].emailFolded, .emailAddress, search)
          insert(place, entries[place].phoneDigits, .phoneNumber, search)
        }
      }
    }
  }

  /// Whether there are keys of a kind.
  func knows(_ kind: KeyKind) -> Bool { kinds >> kind.rawValue & 1 == 1 }

  /// The slot of a key, where the list has it.
  func find(_ key: UnsafeRawBufferPointer, _ kind: KeyKind, in entries: [ParticipantEntry], _ text: [UInt8]) -> Slot? {
    guard knows(kind) else { return nil }
    return text.withUnsafeBytes { text in
      entries.withUnsafeBufferPointer { entries in
        slots.withUnsafeBufferPointer { slots in
          let search = KeySearch(entries: entries, text: text)
          let slot = slots[search.number(of: key, search.hash(key), kind, in: slots)]
          return slot.first < 0 ? nil : slot
        }
      }
    }
  }

  /// The next entry with the same key.
  func next(after place: Int32, _ kind: KeyKind) -> Int32 {
    next.isEmpty ? -1 : next[Int(place) * KeyKind.allCases.count + Int(kind.rawValue)]
  }

  /// A power of two, so large that at most three slots of four are in use.
  private static func capacity(for entries: [ParticipantEntry]) -> Int {
    let keys = entries.reduce(0) { $0 + $1.keyCount }
    guard keys > 0 else { return 0 }
    var capacity = 4
    while capacity < keys + keys / 3 + 1 { capacity *= 2 }
    return capacity
  }

  @inline(__always)
  private mutating func insert(_ place: Int, _ piece: TextPiece, _ kind: KeyKind, _ search: KeySearch) {
    guard !piece.isAbsent else { return }
    kinds |= 1 << kind.rawValue
    let key = search.bytes(of: piece)
    let hash = search.hash(key)
    let facts = search.entries[place].facts
    let number = slots.withUnsafeBufferPointer { search.number(of: key, hash, kind, in: $0) }
    var slot = slots[number]
    if slot.first >= 0 { link(place, to: slot.first, kind, of: search.entries.count) }
    slot.hash = UInt32(truncatingIfNeeded: hash)
    slot.kind = kind
    slot.first = Int32(place)
    if facts.isAccepted { slot.firstAccepted = Int32(place) }
    if facts.holdsSeat {
      sharesSeats = sharesSeats || slot.firstSeated >= 0
      slot.firstSeated = Int32(place)
    }
    slots[number] = slot
  }

  private mutating func link(_ place: Int, to other: Int32, _ kind: KeyKind, of count: Int) {
    if next.isEmpty { next = [Int32](repeating: -1, count: count * KeyKind.allCases.count) }
    next[place * KeyKind.allCases.count + Int(kind.rawValue)] = other
  }
}
