internal import LuaSandbox
internal import Synchronization

/// The policies of a set that are not asked again by any thread: those that reached the deadline, since their steps do
/// not bound their time, and those that keep worker processes from answering. Every decision that should ask them fails,
/// until the set is loaded again.
///
/// A worker that does not answer is not enough: it may be the machine that stood still. So a policy is late three times
/// in a row first, with no answer in between.
final class Quarantine: Sendable {
  static let mostLate = 3
  /// What goes into the message of a policy that is here.
  static let notice = "the policy is in quarantine, which denies, until the policy set is loaded again"

  /// How a policy stood when it was asked, or should have been.
  enum Standing {
    case confined(LuaFailure)
    /// How often it was late in a row.
    case free(late: Int)

    var failure: LuaFailure? {
      if case .confined(let failure) = self { failure } else { nil }
    }
  }

  private struct Record {
    var failures: [Int: LuaFailure] = [:]
    var late: [Int: Int] = [:]

    var isEmpty: Bool { failures.isEmpty && late.isEmpty }
  }

  private let record = Mutex(Record())
  /// So that a decision need not wait for another while there is nothing to say of any policy.
  private let holdsNothing = Atomic(true)

  /// Whether there is nothing to say of any policy.
  var isEmpty: Bool { holdsNothing.load(ordering: .acquiring) }

  /// The places in the set of the policies that are here, sorted.
  var policies: [Int] { record.withLock { $0.failures.keys.sorted() } }

  func standing(of policy: Int) -> Standing {
    if isEmpty { return .free(late: 0) }
    return record.withLock { record in
      record.failures[policy].map(Standing.confined) ?? .free(late: record.late[policy] ?? 0)
    }
  }

  /// Takes in what came of asking a policy, and gives what is to be told of it.
  func judge(_ failure: LuaFailure?, of policy: Int, _ standing: Standing) -> LuaFailure? {
    switch failure?.kind {
    case .deadline:
      // The first one names the line on which the policy was stopped.
      change { $0.failures[policy] = $0.failures[policy] ?? failure }
    case .late:
      return change { record in
        guard case .free(let late) = standing else { return failure }
        // Threads that waited at the same time waited for one and the same thing.
        if record.late[policy] ?? 0 == late { record.late[policy] = late + 1 }
        if record.late[policy] == Self.mostLate, record.failures[policy] == nil {
          record.failures[policy] = failure.map(Self.confined)
        }
        return record.failures[policy] ?? failure
      }
    case .unavailable, .machine: break
    default:
      if !isEmpty { change { $0.late[policy] = nil } }
    }
    return failure
  }

  private func change<Result: Sendable>(_ body: (inout sending Record) -> sending Result) -> Result {
    record.withLock { record in
      defer { holdsNothing.store(record.isEmpty, ordering: .releasing) }
      return body(&record)
    }
  }

  private static func confined(_ failure: LuaFailure) -> LuaFailure {
    LuaFailure(kind: .runtime, message: "\(failure.message), \(mostLate) times in a row; \(notice)", line: 0)
  }
}
