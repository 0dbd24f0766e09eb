/// Work that several threads share, whose results come in the order of the orders, whoever is done first. No more than a
/// few orders for each thread are under way at a time, so that memory stays bounded however many there are.
package struct OrderedWork: Sendable {
  /// More than this many threads never work at a time: each has policies of its own, and memory for them.
  package static let mostThreads = 256
  private static let ordersPerThread = 4

  private let threads: Int

  /// - Parameter threads: how many work at a time, from 1 to ``mostThreads``; nil: one for each processor.
  package init(threads: Int? = nil) { self.threads = Self.threads(asked: threads) }

  /// How many threads to use where so many are asked for.
  static func threads(asked: Int?) -> Int { max(1, min(asked ?? LabourThread.processors, mostThreads)) }

  /// Does the work for every order. `next` and `deliver` are called on this thread alone.
  ///
  /// - Parameters:
  ///   - next: the next order; nil: there are no more.
  ///   - deliver: takes the results in order; false: no more is wanted.
  package func run<Order: Sendable, Product: Sendable>(
    next: () -> Order?, work: @escaping @Sendable (Order) -> Product, deliver: (Product) -> Bool
  ) {
    guard let first = next() else { return }
    // For a single order no thread is worth its start.
    let second = threads == 1 ? nil : next()
    var waiting = [second, first].compactMap(\.self)
    let next = { waiting.popLast() ?? next() }
    if second == nil {
      alone(next: next, work: work, deliver: deliver)
    } else {
      shared(next: next, work: work, deliver: deliver)
    }
  }

  private func alone<Order, Product>(
    next: () -> Order?, work: (Order) -> Product, deliver: (Product) -> Bool
  ) {
    while let order = next(), deliver(work(order)) {}
  }

  private func shared<Order: Sendable, Product: Sendable>(
    next: () -> Order?, work: @escaping @Sendable (Order) -> Product, deliver: (Product) -> Bool
  ) {
    let workshop = Workshop(places: threads * Self.ordersPerThread, work: work)
    let presence = Presence()
    defer {
      workshop.close()
      presence.waitForAll()
    }
    var labourers = 0
    repeat {
      while !workshop.isFull, let order = next() {
        if workshop.give(order), labourers < threads, Crew.shared.hire(presence, for: { workshop.labour() }) {
          labourers += 1
        }
        // Where there is no thread to be had, this one does the work.
        if labourers == 0 { workshop.labourOnce() }
      }
    } while workshop.fetch().map(deliver) == true
  }
}
