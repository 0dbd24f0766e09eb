internal import Glibc

/// Entries with their text, among whose keys one is looked for.
struct KeySearch {
  let entries: UnsafeBufferPointer<ParticipantEntry>
  let text: UnsafeRawBufferPointer
  let hash = KeyHash.ofThisProcess

  func bytes(of piece: TextPiece) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: text[piece.range]) }

  /// The number of the slot that has a key, or of the free one that would get it.
  func number(
    of key: UnsafeRawBufferPointer, _ hash: UInt64, _ kind: KeyKind, in slots: UnsafeBufferPointer<KeyIndex.Slot>
  ) -> Int {
    let mask = slots.count - 1
    var number = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[number].first >= 0 {
      let slot = slots[number]
      if slot.hash == UInt32(truncatingIfNeeded: hash), slot.kind == kind, isKey(key, slot) { return number }
      number = (number + 1) & mask
    }
    return number
  }

  private func isKey(_ key: UnsafeRawBufferPointer, _ slot: KeyIndex.Slot) -> Bool {
    let other = bytes(of: entries[Int(slot.first)].key(slot.kind))
    guard key.count == other.count else { return false }
    guard let key = key.baseAddress, let address = other.baseAddress else { return true }
    return memcmp(key, address, other.count) == 0
  }
}
