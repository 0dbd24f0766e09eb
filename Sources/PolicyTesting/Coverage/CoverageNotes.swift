internal import LuaSandbox
internal import ShareModel
internal import ShareWarden

/// What tests reached of policies, by the policy's id.
package struct CoverageNotes: Sendable {
  struct Seen: Sendable {
    var lines: [Int: Int] = [:]
    /// Denials that ran, and those that came first.
    var denied: Set<LuaTrail.Denied> = []
    var first: Set<LuaTrail.Denied> = []
    var values: [String: Set<SettledValue>] = [:]

    fileprivate mutating func add(_ counts: [UInt32]) {
      for (place, count) in counts.enumerated() where count > 0 { lines[place + 1, default: 0] += Int(count) }
    }

    fileprivate mutating func add(_ other: Seen) {
      lines.merge(other.lines, uniquingKeysWith: +)
      denied.formUnion(other.denied)
      first.formUnion(other.first)
      values.merge(other.values) { $0.union($1) }
    }
  }

  private var seen: [String: Seen] = [:]
  /// Whose loading counts already.
  private var loaded: Set<String> = []

  subscript(policy: String) -> Seen { seen[policy] ?? Seen() }

  /// Adds what other tests reached, with other values.
  mutating func add(_ other: CoverageNotes) {
    for (policy, seen) in other.seen { self.seen[policy, default: Seen()].add(seen) }
  }

  /// Adds the value that a parameter has.
  mutating func add(_ value: SettledValue, of name: String, to policy: String) {
    seen[policy, default: Seen()].values[name, default: []].insert(value)
  }

  /// Adds what ran on the way to a decision. What ran when the policy was loaded counts once.
  mutating func add(_ trail: PolicyTrail, to decision: Decision) {
    var seen = self[trail.id]
    if loaded.insert(trail.id).inserted { seen.add(trail.loadedLines) }
    seen.add(trail.lines)
    if decision.isDenied(by: trail.id) {
      seen.denied.formUnion(trail.denied)
      if let first = trail.denied.first { seen.first.insert(first) }
    }
    self.seen[trail.id] = seen
  }
}

extension Decision {
  /// Whether the policy denied, in force or in shadow, and did not just fail.
  fileprivate func isDenied(by policy: String) -> Bool {
    (denials + shadowDenials).contains { $0.layer == .policy && $0.id == policy && !$0.isFailure }
  }
}
