internal import LuaSandbox
internal import Synchronization

/// Prepared sets of cages. A decision takes one and gives it back; there are as many as decisions ever ran at a time, so
/// that none waits for another.
final class CagePool: Sendable {
  let quarantine = Quarantine()
  private let policies: [Policy]
  private let idle = Mutex<[CageSet]>([])

  init(_ policies: [Policy]) { self.policies = policies }

  func withCages<Result>(_ body: (CageSet) -> Result) -> Result {
    let cages = idle.withLock { $0.popLast() } ?? CageSet(policies, quarantine)
    defer { idle.withLock { $0.append(cages) } }
    return body(cages)
  }
}

/// A cage for each policy of a set, made when the policy is first asked, and the view that they look at.
final class CageSet: @unchecked Sendable {  // One decision at a time has it.
  var view = RequestView()
  private let policies: [Policy]
  private let quarantine: Quarantine
  private var cages: [LuaCage?]

  init(_ policies: [Policy], _ quarantine: Quarantine) {
    self.policies = policies
    self.quarantine = quarantine
    cages = Array(repeating: nil, count: policies.count)
  }

  /// Asks a policy about what the view shows, unless it is in quarantine; puts it there when it reached the deadline.
  func ask(_ index: Int, stepLimit: Int) -> LuaReport {
    if let failure = quarantine.failure(of: index) { return LuaReport(failure: failure) }
    let report = evaluate(index, stepLimit: stepLimit)
    if let failure = report.failure, failure.kind == .deadline { quarantine.add(index, failure) }
    return report
  }

  private func evaluate(_ index: Int, stepLimit: Int) -> LuaReport {
    do throws(LuaLoadError) {
      return try cage(index).evaluate(view.builder, stepLimit: stepLimit)
    } catch {
      // The script was loaded before; what is missing now is memory of the machine, if not its speed.
      let kind: LuaFailure.Kind = error.kind == .deadline ? .deadline : .memory
      return LuaReport(
        failure: LuaFailure(kind: kind, message: error.message, line: error.line ?? 0, isLimit: error.isLimit))
    }
  }

  private func cage(_ index: Int) throws(LuaLoadError) -> LuaCage {
    if let cage = cages[index] { return cage }
    let cage = try policies[index].cage()
    cages[index] = cage
    return cage
  }
}
