internal import LuaSandbox
internal import Synchronization

/// Prepared sets of cages. A decision takes one and gives it back; there are as many as decisions ever ran at a time, so
/// that none waits for another.
final class CagePool: Sendable {
  private let policies: [Policy]
  private let idle = Mutex<[CageSet]>([])

  init(_ policies: [Policy]) { self.policies = policies }

  func withCages<Result>(_ body: (CageSet) -> Result) -> Result {
    let cages = idle.withLock { $0.popLast() } ?? CageSet(policies)
    defer { idle.withLock { $0.append(cages) } }
    return body(cages)
  }
}

/// A cage for each policy of a set, made when the policy is first asked, and the view that they look at.
final class CageSet: @unchecked Sendable {  // One decision at a time has it.
  var view = RequestView()
  private let policies: [Policy]
  private var cages: [LuaCage?]

  init(_ policies: [Policy]) {
    self.policies = policies
    cages = Array(repeating: nil, count: policies.count)
  }

  /// Asks a policy about what the view shows.
  func ask(_ index: Int, stepLimit: Int) -> LuaReport {
    do throws(LuaLoadError) {
      return try cage(index).evaluate(view.builder, stepLimit: stepLimit)
    } catch {
      // The script was loaded before; what is missing now is memory of the machine.
      return LuaReport(failure: LuaFailure(kind: .memory, message: error.message, line: error.line ?? 0))
    }
  }

  private func cage(_ index: Int) throws(LuaLoadError) -> LuaCage {
    if let cage = cages[index] { return cage }
    let cage = try policies[index].cage()
    cages[index] = cage
    return cage
  }
}
