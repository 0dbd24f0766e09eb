internal import Synchronization

/// Work at each place of a list, which several threads share: who is done with a few places takes the next ones. Whoever
/// has it done sleeps meanwhile and takes no thread's processor.
final class SharedWork: Sendable {
  /// So many places that taking them costs next to nothing.
  private static let mostAtATime = 16

  private let count: Int
  private let placesAtATime: Int
  private let work: @Sendable (Range<Int>) -> Void
  private let taken = Atomic(0)

  private init(_ count: Int, threads: Int, _ work: @escaping @Sendable (Range<Int>) -> Void) {
    self.count = count
    self.work = work
    // The fewer there are, the less may one thread be left with at the end.
    placesAtATime = max(1, min(Self.mostAtATime, count / (threads * 8)))
  }

  /// Returns when the work is done at all places.
  ///
  /// - Parameter threads: how many work at a time. One is this thread itself.
  static func run(_ count: Int, threads: Int, work: @escaping @Sendable (Range<Int>) -> Void) {
    let threads = min(threads, count)
    if threads <= 1 { return work(0..<count) }
    SharedWork(count, threads: threads, work).run(threads: threads)
  }

  private func run(threads: Int) {
    let presence = Presence()
    for _ in 0..<threads {
      guard Crew.shared.hire(presence, for: { self.labour() }) else { break }
    }
    presence.waitForAll()
    // Only where no thread could be had is anything left.
    labour()
  }

  private func labour() {
    while true {
      let first = taken.add(placesAtATime, ordering: .relaxed).oldValue
      guard first < count else { return }
      work(first..<min(first + placesAtATime, count))
    }
  }
}
