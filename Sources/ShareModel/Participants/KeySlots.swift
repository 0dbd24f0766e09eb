internal import Glibc

/// The slots of an index in memory, with the text in which their keys are.
struct KeySlots {
  let slots: UnsafeMutablePointer<KeyIndex.Slot>
  /// The number of slots, a power of two, less one.
  let mask: Int
  let text: UnsafeRawPointer
  private let hash = KeyHash.ofThisProcess

  init(_ slots: UnsafeMutablePointer<KeyIndex.Slot>, count: Int, text: UnsafeRawPointer) {
    self.slots = slots
    mask = count &- 1
    self.text = text
  }

  @inline(__always)
  func bytes(of piece: TextPiece) -> UnsafeRawPointer { text + Int(piece.start) }

  /// The slot that has a key, or the free one that would get it, and what a slot keeps of the key's hash.
  @inline(__always)
  func find(_ key: UnsafeRawPointer, _ count: Int, _ kind: KeyKind) -> (
    slot: UnsafeMutablePointer<KeyIndex.Slot>, hash: UInt32
  ) {
    let hash = hash(key, count)
    let short = UInt32(truncatingIfNeeded: hash)
    var number = Int(truncatingIfNeeded: hash >> 32) & mask
    while true {
      let slot = slots + number
      if slot.pointee.first < 0 { return (slot, short) }
      if slot.pointee.hash == short, slot.pointee.kind == kind, slot.pointee.key.count == count,
        memcmp(key, bytes(of: slot.pointee.key), count) == 0
      {
        return (slot, short)
      }
      number = (number &+ 1) & mask
    }
  }
}
