internal import LuaSandbox
internal import ShareModel

/// A policy in one set of cages. What goes into a decision is copied: threads that decide at the same time would wait
/// for one another to count the uses of what they share.
final class AskedPolicy {
  let facts: PolicyFacts
  let limits: PolicyLimits
  /// What it said so far in the decision at hand.
  var statement: PolicyStatement?
  private let file: String
  private let policy: Policy
  private var cage: LuaCage?

  init(_ policy: Policy) {
    self.policy = policy
    limits = policy.limits
    file = policy.file.copied
    facts = PolicyFacts(
      id: policy.id.copied, sha256: policy.sha256.copied, stepLimit: policy.limits.steps,
      memoryLimit: policy.limits.memory, isShadow: policy.isShadow)
  }

  var id: String { facts.id }
  var isShadow: Bool { facts.isShadow }

  /// The place of a line; 0 where it is not known.
  func source(line: Int) -> String {
    guard line > 0 else { return file }
    let number = String(line)
    var source = ""
    source.reserveCapacity(file.utf8.count + 1 + number.utf8.count)
    source += file
    source += ":"
    source += number
    return source
  }

  /// Asks the policy in its cage, which is made when it is first asked.
  func evaluate(_ view: borrowing ViewBuilder, stepLimit: Int) -> LuaOutcome {
    do throws(LuaLoadError) {
      return try madeCage().outcome(of: view, stepLimit: stepLimit)
    } catch {
      return .report(LuaReport(unready: error))
    }
  }

  private func madeCage() throws(LuaLoadError) -> LuaCage {
    if let cage { return cage }
    let cage = try policy.cage()
    self.cage = cage
    return cage
  }
}

extension String {
  /// The same text in memory of its own.
  fileprivate var copied: String { String(decoding: Array(utf8), as: UTF8.self) }
}
