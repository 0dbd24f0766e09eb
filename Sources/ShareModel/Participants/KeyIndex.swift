internal import CPeopleList

/// Finds the entries of a list that have a key, in the same time however long the list is, and in order.
struct KeyIndex: Sendable {
  /// Of this process, so that nobody can choose keys that are in each other's way.
  private static let secret = {
    func word() -> UInt64 { .random(in: .min ... .max) }
    return cpl_secret(words: (word(), word(), word(), word()))
  }()

  /// Of which kinds there are keys: most lists have no more than two.
  private var kinds: UInt8 = 0
  private(set) var slots: [cpl_slot] = []
  /// By place and kind, the next entry with the same key; -1 behind the last. Empty where no key is there twice.
  private var next: [Int32] = []
  /// Whether two entries that hold a place have a key in common.
  private(set) var sharesSeats = false

  init(_ list: UnsafePointer<cpl_list>) {
    let keys = cpl_count_keys(list)
    guard keys > 0 else { return }
    // So many that at most three of four are in use.
    var capacity = 4
    while capacity < keys + keys / 3 + 1 { capacity *= 2 }
    var found = cpl_index()
    var secret = Self.secret
    slots = [cpl_slot](unsafeUninitializedCapacity: capacity) { slots, count in
      found = cpl_fill_slots(list, &secret, slots.baseAddress, capacity, nil)
      count = capacity
    }
    if found.has_repeated {
      let count = list.pointee.count * KeyKind.allCases.count
      next = [Int32](unsafeUninitializedCapacity: count) { next, initialized in
        slots.withUnsafeMutableBufferPointer {
          found = cpl_fill_slots(list, &secret, $0.baseAddress, capacity, next.baseAddress)
        }
        initialized = count
      }
    }
    kinds = found.kinds
    sharesSeats = found.shares_seats
  }

  /// Whether there are keys of a kind.
  func knows(_ kind: KeyKind) -> Bool { kinds >> kind.rawValue & 1 == 1 }

  /// The slot of a key, where the list has it.
  func find(_ key: UnsafeRawBufferPointer, _ kind: KeyKind, _ text: [UInt8]) -> cpl_slot? {
    guard knows(kind) else { return nil }
    var secret = Self.secret
    return slots.withUnsafeBufferPointer { slots in
      text.withUnsafeBufferPointer { text in
        key.withMemoryRebound(to: UInt8.self) { key in
          cpl_find_key(
            slots.baseAddress, slots.count, &secret, text.baseAddress, key.baseAddress, key.count, kind.inC)?.pointee
        }
      }
    }
  }

  /// The next entry with the same key.
  func next(after place: Int32, _ kind: UInt8) -> Int32 {
    next.isEmpty ? -1 : next[Int(place) * KeyKind.allCases.count + Int(kind)]
  }
}
