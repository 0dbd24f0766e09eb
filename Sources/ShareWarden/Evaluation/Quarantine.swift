internal import LuaSandbox
internal import Synchronization

/// The policies of a set that reached the deadline. Their steps do not bound their time, so they are not asked again by
/// any thread, and every decision that should ask them fails, until the set is loaded again.
final class Quarantine: Sendable {
  private let failures = Mutex<[Int: LuaFailure]>([:])
  /// So that a decision need not wait for another while nothing is in quarantine.
  private let isEmpty = Atomic(true)

  /// The places of the policies in the set, sorted.
  var policies: [Int] { failures.withLock { $0.keys.sorted() } }

  /// What every decision is told of the policy, if it is in quarantine.
  func failure(of policy: Int) -> LuaFailure? {
    if isEmpty.load(ordering: .acquiring) { return nil }
    return failures.withLock { $0[policy] }
  }

  /// Keeps the first failure of a policy: the line on which it was stopped.
  func add(_ policy: Int, _ failure: LuaFailure) {
    failures.withLock { failures in
      if failures[policy] == nil { failures[policy] = failure }
    }
    isEmpty.store(false, ordering: .releasing)
  }
}
