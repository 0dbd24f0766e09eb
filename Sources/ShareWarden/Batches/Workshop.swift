internal import Glibc

/// Orders that wait for a thread, and what came of them, in the order in which they were given. Few are here at a time:
/// who gives orders fetches results in between.
final class Workshop<Order: Sendable, Product: Sendable>: @unchecked Sendable {  // All state is under the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let work: @Sendable (Order) -> Product
  private var orders: [Order?]
  private var products: [Product?]
  private var given = 0
  private var taken = 0
  private var fetched = 0
  private var isClosed = false

  /// - Parameter places: how many orders may be given and not yet fetched.
  init(places: Int, work: @escaping @Sendable (Order) -> Product) {
    self.work = work
    orders = Array(repeating: nil, count: places)
    products = Array(repeating: nil, count: places)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Only the thread that gives and fetches may ask.
  var isFull: Bool { given - fetched == orders.count }

  func give(_ order: Order) {
    withLock {
      orders[given % orders.count] = order
      given += 1
    }
  }

  /// The result of the order that was given first of those that are here, as soon as it is done; nil: there are none.
  func fetch() -> Product? {
    withLock {
      guard fetched < given else { return nil }
      let place = fetched % products.count
      while products[place] == nil { pthread_cond_wait(changed, lock) }
      defer { products[place] = nil }
      fetched += 1
      return products[place]
    }
  }

  /// Sends the threads home; orders that none has taken are left.
  func close() { withLock { isClosed = true } }

  /// Works until the workshop is closed.
  func labour() {
    while let (place, order) = take() {
      let product = work(order)
      withLock { products[place] = product }
    }
  }

  private func take() -> (Int, Order)? {
    withLock {
      while !isClosed {
        let place = taken % orders.count
        if taken < given, let order = orders[place] {
          orders[place] = nil
          taken += 1
          return (place, order)
        }
        pthread_cond_wait(changed, lock)
      }
      return nil
    }
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    return body()
  }
}
