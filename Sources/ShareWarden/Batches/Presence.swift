/// How many threads are at some work. Whoever has it done waits until they are gone, and knows then that none of them
/// holds anything of it.
final class Presence: @unchecked Sendable {  // The number is under the lock.
  private let lock = Lock()
  private let isOver: Condition
  private var present = 0

  init() { isOver = Condition(lock) }

  func enter() { lock.withLock { present += 1 } }

  func leave() {
    lock.withLock {
      present -= 1
      if present == 0 { isOver.wakeOne() }
    }
  }

  /// Returns when nobody is present.
  func waitForAll() { lock.withLock { while present > 0 { isOver.wait() } } }
}
