/// AuthZEN's `options.evaluations_semantic`: how far a batch is decided.
package enum BatchSemantic: String, CaseIterable, Hashable, Sendable {
  case executeAll = "execute_all"
  case denyOnFirstDeny = "deny_on_first_deny"
  case permitOnFirstPermit = "permit_on_first_permit"

  /// Whether nothing is decided after this answer. A request that could not be read counts as denied.
  package func isEnded(by isAllowed: Bool) -> Bool {
    switch self {
    case .executeAll: false
    case .denyOnFirstDeny: !isAllowed
    case .permitOnFirstPermit: isAllowed
    }
  }
}
