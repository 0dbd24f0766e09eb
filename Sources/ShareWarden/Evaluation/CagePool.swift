internal import LuaWorkers
internal import Synchronization

/// Prepared sets of cages. A decision takes one and gives it back; there are as many as decisions ever ran at a time, so
/// that none waits for another.
final class CagePool: Sendable {
  let quarantine = Quarantine()
  private let policies: [Policy]
  private let workers: WorkerSupply?
  private let idle = Mutex<[CageSet]>([])

  /// - Parameter workers: where there are any, each set of cages is in a process of its own.
  init(_ policies: [Policy], _ workers: WorkerSupply?) {
    self.policies = policies
    self.workers = workers
  }

  func withCages<Result>(_ body: (CageSet) -> Result) -> Result {
    let cages = idle.withLock { $0.popLast() } ?? CageSet(policies, quarantine, workers?.worker())
    defer { idle.withLock { $0.append(cages) } }
    return body(cages)
  }
}
