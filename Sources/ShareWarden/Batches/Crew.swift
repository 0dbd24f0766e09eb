internal import Glibc
internal import Synchronization

/// Threads that are made when there is work for them and then wait for more: starting one costs as much as several
/// decisions. As many are kept as there are processors.
final class Crew: Sendable {
  static let shared = Crew()

  private let idle = Mutex<[Labourer]>([])
  private let most = LabourThread.processors
  /// A process that is forked off has none of the threads, and perhaps the lock of one.
  private let process = getpid()

  /// Has the work done by a thread, which is present until it has let go of the work; false where there is none and the
  /// system has no room for another.
  func hire(_ presence: Presence, for work: @escaping @Sendable () -> Void) -> Bool {
    presence.enter()
    if getpid() == process, let labourer = idle.withLock({ $0.popLast() }) {
      labourer.give(work, presence)
      return true
    }
    let labourer = Labourer()
    labourer.give(work, presence)
    let isHired = LabourThread.start {
      repeat { labourer.work() } while self.isKept(labourer)
    }
    if !isHired { presence.leave() }
    return isHired
  }

  private func isKept(_ labourer: Labourer) -> Bool {
    guard getpid() == process else { return false }
    return idle.withLock { idle in
      guard idle.count < most else { return false }
      idle.append(labourer)
      return true
    }
  }
}

/// A thread that waits for work.
private final class Labourer: @unchecked Sendable {  // The work is under the lock.
  private let lock = Lock()
  private let given: Condition
  private var task: (@Sendable () -> Void)?
  private var presence: Presence?

  init() { given = Condition(lock) }

  func give(_ work: @escaping @Sendable () -> Void, _ presence: Presence) {
    lock.withLock {
      task = work
      self.presence = presence
      given.wakeOne()
    }
  }

  /// Waits for work and does it.
  func work() {
    let presence = doGiven()
    // Only now, when nothing of the work is held here any more: whoever waits may let go of it too.
    presence?.leave()
  }

  @inline(never)
  private func doGiven() -> Presence? {
    let (task, presence) = lock.withLock {
      while self.task == nil { given.wait() }
      defer {
        self.task = nil
        self.presence = nil
      }
      return (self.task, self.presence)
    }
    task?()
    return presence
  }
}
