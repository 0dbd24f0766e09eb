internal import LuaSandbox

/// What a policy may use up. Source: Policies/README.md, limits.
package struct PolicyLimits: Hashable, Sendable {
  package static let stepRange: ClosedRange<Int64> = 100...10_000_000
  package static let memoryRange: ClosedRange<Int64> = 128 << 10...256 << 20
  /// Longest script, in bytes.
  package static let longestSource = 64 << 10

  /// For a policy and a decision.
  var steps = 100_000
  /// Bytes.
  var memory = 4 << 20
  /// Stands in for the deadline that follows from the steps. It is no setting of a policy set.
  var givenDeadline: Duration?

  /// Time of the processor, should a step be dearer than it may be.
  var deadline: Duration { givenDeadline ?? LuaCage.deadline(steps: steps) }
}
