internal import LuaSandbox
internal import ShareModel
internal import ShareWire

/// A policy in one set of cages. What goes into a decision is copied: threads that decide at the same time would wait
/// for one another to count the uses of what they share.
final class AskedPolicy {
  let facts: PolicyFacts
  let limits: PolicyLimits
  private let file: String
  private let policy: Policy
  private var cage: LuaCage?
  /// The place that was last asked for: most policies speak from one line.
  private var latestPlace = (line: 0, text: "")

  init(_ policy: Policy) {
    self.policy = policy
    limits = policy.limits
    file = policy.file.copied
    facts = PolicyFacts(
      id: policy.id.copied, sha256: policy.sha256.copied, stepLimit: policy.limits.steps,
      memoryLimit: policy.limits.memory, isShadow: policy.isShadow,
      heading: DecisionWriter.heading(id: policy.id, sha256: policy.sha256))
  }

  var id: String { facts.id }
  var isShadow: Bool { facts.isShadow }

  /// The place of a line; 0 where it is not known.
  func source(line: Int) -> String {
    guard line > 0 else { return file }
    if line != latestPlace.line { latestPlace = (line, "\(file):\(line)") }
    return latestPlace.text
  }

  /// Makes its cage, which stays for as long as this.
  func makeCage() throws(LuaLoadError) -> LentCage {
    if let cage { return cage.lent }
    let cage = try policy.cage()
    self.cage = cage
    return cage.lent
  }
}

extension String {
  /// The same text in memory of its own.
  fileprivate var copied: String { String(decoding: Array(utf8), as: UTF8.self) }
}
