/// Work that several threads share, whose results come in the order of the orders, whoever is done first. No more than a
/// few orders for each thread are under way at a time, so that memory stays bounded however many there are.
package struct OrderedWork: Sendable {
  private static let ordersPerThread = 4

  private let threads: Int?

  /// - Parameter threads: how many work at a time; nil: one for each processor.
  package init(threads: Int? = nil) { self.threads = threads.map { max(1, $0) } }

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
    let threads = second == nil ? 1 : threads ?? LabourThread.processors
    if threads == 1 {
      alone(next: next, work: work, deliver: deliver)
    } else {
      shared(by: threads, next: next, work: work, deliver: deliver)
    }
  }

  private func alone<Order, Product>(
    next: () -> Order?, work: (Order) -> Product, deliver: (Product) -> Bool
  ) {
    while let order = next(), deliver(work(order)) {}
  }

  private func shared<Order: Sendable, Product: Sendable>(
    by threads: Int, next: () -> Order?, work: @escaping @Sendable (Order) -> Product, deliver: (Product) -> Bool
  ) {
    let workshop = Workshop(places: threads * Self.ordersPerThread, work: work)
    let labourers = (0..<threads).compactMap { _ in LabourThread { workshop.labour() } }
    defer {
      workshop.close()
      for labourer in labourers { labourer.join() }
    }
    guard !labourers.isEmpty else { return alone(next: next, work: work, deliver: deliver) }
    repeat {
      while !workshop.isFull, let order = next() { workshop.give(order) }
    } while workshop.fetch().map(deliver) == true
  }
}
