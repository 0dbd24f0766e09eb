internal import Glibc
internal import LuaWorkers
internal import Synchronization

/// Prepared sets of cages. A decision takes one and gives it back; there are as many as decisions ever ran at a time, so
/// that none waits for another, up to a number beyond which a set is made for one decision alone.
final class CagePool: Sendable {
  /// A place for a set of cages that nobody uses, in memory that is no other's: threads would slow one another down.
  private struct Slot: ~Copyable {
    let cages = Atomic<Unmanaged<CageSet>?>(nil)
    private let room = InlineArray<15, UInt64>(repeating: 0)
  }

  /// A power of two.
  private static let count = 256

  let quarantine = Quarantine()
  private let policies: [Policy]
  private let workers: WorkerSupply?
  // Only the slots change, each as a whole.
  private nonisolated(unsafe) let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)

  /// - Parameter workers: where there are any, each set of cages is in a process of its own.
  init(_ policies: [Policy], _ workers: WorkerSupply?) {
    self.policies = policies
    self.workers = workers
    for place in 0..<Self.count { (slots + place).initialize(to: Slot()) }
  }

  deinit {
    for place in 0..<Self.count { slots[place].cages.exchange(nil, ordering: .acquiring)?.release() }
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  func withCages<Result>(_ body: (CageSet) -> Result) -> Result {
    let first = Self.placeOfThread
    let cages = take(from: first) ?? Unmanaged.passRetained(CageSet(policies, quarantine, workers?.worker()))
    defer { give(cages, to: first) }
    return cages._withUnsafeGuaranteedRef(body)
  }

  /// Where the calling thread looks first: it finds what it used last, which the processor still has at hand.
  private static var placeOfThread: Int {
    // Threads are told apart by the higher bits of their numbers, which the product brings together.
    Int(truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  private func take(from first: Int) -> Unmanaged<CageSet>? {
    for step in 0..<Self.count {
      let slot = slots + (first + step) % Self.count
      guard slot.pointee.cages.load(ordering: .relaxed) != nil else { continue }
      if let cages = slot.pointee.cages.exchange(nil, ordering: .acquiring) { return cages }
    }
    return nil
  }

  private func give(_ cages: Unmanaged<CageSet>, to first: Int) {
    for step in 0..<Self.count {
      let slot = slots + (first + step) % Self.count
      if slot.pointee.cages.compareExchange(expected: nil, desired: cages, ordering: .acquiringAndReleasing).exchanged {
        return
      }
    }
    cages.release()
  }
}
