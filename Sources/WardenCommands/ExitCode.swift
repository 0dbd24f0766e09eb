/// How a run ends. Of several the highest wins.
enum ExitCode: Int32, Comparable {
  /// Everything asked was allowed.
  case allowed = 0
  /// At least one was denied.
  case denied = 1
  /// Something could not be decided.
  case undecided = 2
  /// A policy failed while deciding; the decision is a deny.
  case policyFailed = 3

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
