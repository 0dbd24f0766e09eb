internal import Glibc

/// Finds the entries of a list that have a key, in the same time however long the list is, and in order.
struct KeyIndex: Sendable {
  /// A key that is in the list.
  struct Slot: Sendable {
    /// Part of the key's hash, so that most other keys are told apart without a look at their bytes.
    var hash: UInt32 = 0
    var kind = KeyKind.participantID
    /// Whether somebody who has the key holds a place.
    var holdsSeat = false
    /// The first entry that has the key; -1 where the slot is free.
    var first: Int32 = -1
    /// The first of them that is accepted; -1 where none is.
    var firstAccepted: Int32 = -1
  }

  private let hash = KeyHash.ofThisProcess
  /// A key is in the slot that its hash names, or behind it with no free one between.
  private(set) var slots: [Slot]
  /// By place and kind, the next entry with the same key; -1 behind the last. Empty where no key is there twice.
  private var next: [Int32] = []
  /// Whether two entries that hold a place have a key in common.
  private(set) var sharesSeats = false

  init(_ entries: [ParticipantEntry], text: [UInt8]) {
    var keys = 0
    for entry in entries { for kind in KeyKind.allCases where !entry.key(kind).isAbsent { keys += 1 } }
    guard keys > 0 else {
      slots = []
      return
    }
    // At most three slots of four are in use.
    var capacity = 4
    while capacity < keys + keys / 3 + 1 { capacity *= 2 }
    slots = [Slot](repeating: Slot(), count: capacity)
    text.withUnsafeBytes { text in
      // From the last to the first, so that the first one is found first.
      for place in entries.indices.reversed() {
        for kind in KeyKind.allCases { insert(kind, of: place, in: entries, text) }
      }
    }
  }

  /// The slot of a key, where the list has it.
  func find(_ key: UnsafeRawBufferPointer, _ kind: KeyKind, in entries: [ParticipantEntry], _ text: [UInt8]) -> Slot? {
    guard !slots.isEmpty else { return nil }
    let slot = text.withUnsafeBytes { slots[place(of: key, hash(key), kind, in: entries, $0)] }
    return slot.first < 0 ? nil : slot
  }

  /// The next entry with the same key.
  func next(after place: Int32, _ kind: KeyKind) -> Int32 {
    next.isEmpty ? -1 : next[Int(place) * KeyKind.allCases.count + Int(kind.rawValue)]
  }

  private mutating func insert(
    _ kind: KeyKind, of entry: Int, in entries: [ParticipantEntry], _ text: UnsafeRawBufferPointer
  ) {
    let piece = entries[entry].key(kind)
    guard !piece.isAbsent else { return }
    let key = UnsafeRawBufferPointer(rebasing: text[piece.range])
    let hash = hash(key)
    let number = place(of: key, hash, kind, in: entries, text)
    var slot = slots[number]
    if slot.first >= 0 {
      if next.isEmpty { next = [Int32](repeating: -1, count: entries.count * KeyKind.allCases.count) }
      next[entry * KeyKind.allCases.count + Int(kind.rawValue)] = slot.first
    }
    slot.hash = UInt32(truncatingIfNeeded: hash)
    slot.kind = kind
    slot.first = Int32(entry)
    if entries[entry].facts.isAccepted { slot.firstAccepted = Int32(entry) }
    if entries[entry].facts.holdsSeat {
      sharesSeats = sharesSeats || slot.holdsSeat
      slot.holdsSeat = true
    }
    slots[number] = slot
  }

  /// The number of the slot that has the key, or of the free one that would get it.
  private func place(
    of key: UnsafeRawBufferPointer, _ hash: UInt64, _ kind: KeyKind, in entries: [ParticipantEntry],
    _ text: UnsafeRawBufferPointer
  ) -> Int {
    var number = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while true {
      let slot = slots[number]
      if slot.first < 0 { return number }
      if slot.hash == UInt32(truncatingIfNeeded: hash), slot.kind == kind {
        let other = entries[Int(slot.first)].key(kind)
        if Int(other.count) == key.count, Self.areSame(text, other, key) { return number }
      }
      number = (number + 1) & (slots.count - 1)
    }
  }

  private static func areSame(
    _ text: UnsafeRawBufferPointer, _ piece: TextPiece, _ key: UnsafeRawBufferPointer
  ) -> Bool {
    guard let text = text.baseAddress, let key = key.baseAddress else { return true }
    return memcmp(text + Int(piece.start), key, Int(piece.count)) == 0
  }
}
