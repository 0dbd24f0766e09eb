package import PlainData
package import ShareModel

/// What a file, a body or a stream of requests holds.
package enum RequestDocument: Sendable {
  /// How several requests stand together.
  package enum Form: Hashable, Sendable {
    /// AuthZEN's `evaluations`, with what ends the batch early.
    case batch(BatchSemantic)
    case array
    case lines
  }

  /// AuthZEN's `options.evaluations_semantic`.
  package enum BatchSemantic: String, CaseIterable, Hashable, Sendable {
    case executeAll = "execute_all"
    case denyOnFirstDeny = "deny_on_first_deny"
    case permitOnFirstPermit = "permit_on_first_permit"
  }

  case single(ShareRequest)
  /// Each request or its fault in input order; one fault does not hide the others.
  case list(Form, [Result<ShareRequest, InputFault>])
}
