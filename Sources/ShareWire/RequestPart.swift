internal import PlainData

/// A part of a request where it was given.
struct RequestPart<Value> {
  let node: BorrowedNode
  private let outcome: Outcome<Value>?

  /// What a batch gives for all its requests is read once: read anew for each, a small text could make any number of
  /// large shares.
  init(_ node: BorrowedNode, isForSeveral: Bool) {
    self.node = node
    outcome = isForSeveral ? Outcome() : nil
  }

  /// What `read` makes of the part; of one that is for several requests, what it made of it the first time.
  func value(_ read: (BorrowedNode) throws(InputFault) -> Value) throws(InputFault) -> Value {
    guard let outcome else { return try read(node) }
    if let result = outcome.result { return try result.get() }
    let result = Result { () throws(InputFault) in try read(node) }
    outcome.result = result
    return try result.get()
  }
}

/// What reading came to, once it was done.
private final class Outcome<Value> {
  var result: Result<Value, InputFault>?
}
