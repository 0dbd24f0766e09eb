/// Orders that wait for a thread, and what came of them, in the order in which they were given. Few are here at a time:
/// who gives orders fetches results in between.
final class Workshop<Order: Sendable, Product: Sendable>: @unchecked Sendable {  // All state is under the lock.
  private let lock = Lock()
  private let orderIsGiven: Condition
  private let productIsMade: Condition
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
    orderIsGiven = Condition(lock)
    productIsMade = Condition(lock)
  }

  /// Only the thread that gives and fetches may ask.
  var isFull: Bool { given - fetched == orders.count }

  /// Gives an order, and says whether nobody waits for one, so that another labourer would be of use.
  func give(_ order: Order) -> Bool {
    lock.withLock {
      orders[given % orders.count] = order
      given += 1
      defer { orderIsGiven.wakeOne() }
      return !orderIsGiven.isAwaited
    }
  }

  /// The result of the order that was given first of those that are here, as soon as it is done; nil: there are none.
  func fetch() -> Product? {
    lock.withLock {
      guard fetched < given else { return nil }
      let place = fetched % products.count
      while products[place] == nil { productIsMade.wait() }
      defer { products[place] = nil }
      fetched += 1
      return products[place]
    }
  }

  /// Sends the labourers home; orders that none has taken are left.
  func close() {
    lock.withLock {
      isClosed = true
      orderIsGiven.wakeAll()
    }
  }

  /// Works until the workshop is closed.
  func labour() {
    while let (place, order) = take() { make(order, place) }
  }

  /// Does the work for an order that was given and that no labourer is there to take.
  func labourOnce() { if let (place, order) = take() { make(order, place) } }

  private func make(_ order: Order, _ place: Int) {
    let product = work(order)
    lock.withLock {
      products[place] = product
      if isWorthFetching { productIsMade.wakeOne() }
    }
  }

  /// Whoever fetches and gives takes a labourer's processor to do it, so they are not called for each product: there is
  /// time while orders lie here. The last product is always worth it.
  private var isWorthFetching: Bool {
    given - taken <= orders.count / 4 && products[fetched % products.count] != nil
  }

  private func take() -> (Int, Order)? {
    lock.withLock {
      while !isClosed {
        let place = taken % orders.count
        if taken < given, let order = orders[place] {
          orders[place] = nil
          taken += 1
          return (place, order)
        }
        orderIsGiven.wait()
      }
      return nil
    }
  }
}
