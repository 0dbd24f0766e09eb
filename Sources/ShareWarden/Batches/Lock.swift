internal import Glibc

/// A lock under which threads can wait for one another.
final class Lock: @unchecked Sendable {  // The system's own.
  fileprivate let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// Something that threads wait for. All of it is done with the lock held.
final class Condition: @unchecked Sendable {  // The system's own.
  private let lock: Lock
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting = 0

  init(_ lock: Lock) {
    self.lock = lock
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  /// Whether somebody waits, who costs a call of the system to wake.
  var isAwaited: Bool { waiting > 0 }

  /// Waits for a while; the reason to wait may be there yet.
  func wait() {
    waiting += 1
    pthread_cond_wait(condition, lock.mutex)
    waiting -= 1
  }

  func wakeOne() { if isAwaited { pthread_cond_signal(condition) } }

  func wakeAll() { if isAwaited { pthread_cond_broadcast(condition) } }
}
