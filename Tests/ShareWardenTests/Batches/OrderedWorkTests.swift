import ShareWarden
import Synchronization
import TestSupport
import Testing

@Suite struct OrderedWorkTests {
  /// Counts up to a number, one order at a time.
  private func count(
    to end: Int, threads: Int, work: @escaping @Sendable (Int) -> Int, deliver: (Int) -> Bool
  ) {
    var begun = 0
    OrderedWork(threads: threads).run(
      next: {
        guard begun < end else { return nil }
        defer { begun += 1 }
        return begun
      }, work: work, deliver: deliver)
  }

  /// Takes longer for some numbers than for others.
  @Sendable private static func dawdle(_ number: Int) -> Int {
    var random = SeededRandom(seed: UInt64(number))
    var sum = 0
    for _ in 0..<Int(random.next() % 2000) { sum &+= Int(truncatingIfNeeded: random.next()) }
    return sum == .min ? -1 : number
  }

  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 500])
  func `results come in the order of the orders, whoever is done first`(threads: Int, end: Int) {
    var delivered: [Int] = []
    count(to: end, threads: threads, work: Self.dawdle) {
      delivered.append($0)
      return true
    }
    #expect(delivered == Array(0..<end))
  }

  @Test(arguments: [1, 4]) func `nothing is delivered after no more is wanted`(threads: Int) {
    var delivered: [Int] = []
    count(to: 500, threads: threads, work: Self.dawdle) {
      delivered.append($0)
      return $0 < 9
    }
    #expect(delivered == Array(0..<10))
  }

  @Test func `few orders are under way at a time`() {
    let threads = 3
    var ordered = 0
    var delivered = 0
    var most = 0
    OrderedWork(threads: threads).run(
      next: {
        ordered += 1
        most = max(most, ordered - delivered)
        return ordered <= 1000 ? ordered : nil
      }, work: Self.dawdle,
      deliver: { _ in
        delivered += 1
        return true
      })
    #expect(delivered == 1000)
    #expect(most <= 4 * threads + 1)
  }

  @Test func `every thread takes part`() {
    // Each of two orders waits for the other to have begun.
    let begun = Atomic<Int>(0)
    var delivered = 0
    withExtendedLifetime(begun) {
      count(
        to: 2, threads: 2,
        work: { number in
          begun.add(1, ordering: .relaxed)
          while begun.load(ordering: .relaxed) < 2 {}
          return number
        },
        deliver: { _ in
          delivered += 1
          return true
        })
    }
    #expect(delivered == 2)
  }
}
