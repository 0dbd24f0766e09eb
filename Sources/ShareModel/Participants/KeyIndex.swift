/// Finds the entries of a list that have a key, in the same time however long the list is, and in order.
struct KeyIndex: Sendable {
  /// A key that is in the list.
  struct Slot: Sendable {
    var key = TextPiece.absent
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
  private(set) var slots: [Slot] = []
  /// By place and kind, the next entry with the same key; -1 behind the last. Empty where no key is there twice.
  private var next: [Int32] = []
  /// Whether two entries that hold a place have a key in common.
  private(set) var sharesSeats = false

  init(_ entries: [ParticipantEntry], text: [UInt8]) {
    let capacity = Self.capacity(for: entries)
    guard capacity > 0 else { return }
    slots = [Slot](unsafeUninitializedCapacity: capacity) { free, count in
      free.initialize(repeating: Slot())
      count = capacity
      Self.withKeys(UnsafeBufferPointer(free), text) { fill($0, entries) }
    }
  }

  /// Whether there are keys of a kind.
  func knows(_ kind: KeyKind) -> Bool { kinds >> kind.rawValue & 1 == 1 }

  /// The slot of a key, where the list has it.
  func find(_ key: UnsafeRawBufferPointer, _ kind: KeyKind, _ text: [UInt8]) -> Slot? {
    guard knows(kind) else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      Self.withKeys(slots, text) { keys in
        guard let bytes = key.baseAddress ?? UnsafeRawPointer(slots.baseAddress) else { return nil }
        let slot = keys.find(bytes, key.count, kind).slot.pointee
        return slot.first < 0 ? nil : slot
      }
    } ?? nil
  }

  /// The next entry with the same key.
  func next(after place: Int32, _ kind: KeyKind) -> Int32 {
    next.isEmpty ? -1 : next[Int(place) * KeyKind.allCases.count + Int(kind.rawValue)]
  }

  /// A power of two, so large that at most three slots of four are in use.
  private static func capacity(for entries: [ParticipantEntry]) -> Int {
    var keys = 0
    for entry in entries { keys &+= entry.keyCount }
    guard keys > 0 else { return 0 }
    var capacity = 4
    while capacity < keys + keys / 3 + 1 { capacity *= 2 }
    return capacity
  }

  /// Nil where there are no slots.
  @inline(__always)
  private static func withKeys<Value>(
    _ slots: UnsafeBufferPointer<Slot>, _ text: [UInt8], _ body: (KeySlots) -> Value
  ) -> Value? {
    text.withUnsafeBytes { text in
      guard let start = slots.baseAddress else { return nil }
      // Where there is no text every key is empty.
      let text = text.baseAddress ?? UnsafeRawPointer(start)
      return body(KeySlots(UnsafeMutablePointer(mutating: start), count: slots.count, text: text))
    }
  }

  private mutating func fill(_ keys: KeySlots, _ entries: [ParticipantEntry]) {
    entries.withUnsafeBufferPointer { entries in
      // From the last to the first, so that the first one is found first.
      var place = entries.count
      while place > 0 {
        place &-= 1
        insert(place, entries[place].participantID, .participantID, keys, entries)
        insert(place, entries[place].userRecordName, .userRecordName, keys, entries)
        insert(place, entries[place].emailFolded, .emailAddress, keys, entries)
        insert(place, entries[place].phoneDigits, .phoneNumber, keys, entries)
      }
    }
  }

  @inline(__always)
  private mutating func insert(
    _ place: Int, _ key: TextPiece, _ kind: KeyKind, _ keys: KeySlots, _ entries: UnsafeBufferPointer<ParticipantEntry>
  ) {
    guard !key.isAbsent else { return }
    kinds |= 1 << kind.rawValue
    let facts = entries[place].facts
    let (slot, hash) = keys.find(keys.bytes(of: key), Int(key.count), kind)
    if slot.pointee.first >= 0 { link(place, to: slot.pointee.first, kind, of: entries.count) }
    slot.pointee.key = key
    slot.pointee.hash = hash
    slot.pointee.kind = kind
    slot.pointee.first = Int32(truncatingIfNeeded: place)
    if facts.isAccepted { slot.pointee.firstAccepted = Int32(truncatingIfNeeded: place) }
    if facts.holdsSeat {
      sharesSeats = sharesSeats || slot.pointee.firstSeated >= 0
      slot.pointee.firstSeated = Int32(truncatingIfNeeded: place)
    }
  }

  private mutating func link(_ place: Int, to other: Int32, _ kind: KeyKind, of count: Int) {
    if next.isEmpty { next = [Int32](repeating: -1, count: count * KeyKind.allCases.count) }
    next[place * KeyKind.allCases.count + Int(kind.rawValue)] = other
  }
}
