internal import PlainData

/// A part of a request where it was given. What a batch gives for all its requests is read once: read anew for each, a
/// small text could make any number of large shares.
final class RequestPart<Value> {
  let node: JSONNode
  private var outcome: Result<Value, InputFault>?

  init(_ node: JSONNode) { self.node = node }

  /// What `read` makes of the part the first time.
  func value(_ read: (JSONNode) throws(InputFault) -> Value) throws(InputFault) -> Value {
    if let outcome { return try outcome.get() }
    let outcome = Result { () throws(InputFault) in try read(node) }
    self.outcome = outcome
    return try outcome.get()
  }
}
