internal import PlainData
internal import ShareModel

/// The four parts of an AuthZEN request, each where it was given.
struct RequestParts {
  let place: JSONNode
  private(set) var subject: RequestPart<Subject>?
  private(set) var action: RequestPart<Action>?
  /// The share as it is, or as it is about to be made: two readings of one part.
  private(set) var resource: (saved: RequestPart<Share>, unsaved: RequestPart<Share>)?
  private(set) var context: RequestPart<RequestContext>?

  init(_ node: JSONNode) {
    place = node
    guard node.isObject else { return }
    subject = node["subject"].map { RequestPart($0) }
    action = node["action"].map { RequestPart($0) }
    resource = node["resource"].map { (RequestPart($0), RequestPart($0)) }
    context = node["context"].map { RequestPart($0) }
  }

  /// An item of a batch: a part it gives replaces the whole part given for all.
  func replaced(by item: JSONNode) throws(InputFault) -> RequestParts {
    try item.requireObject()
    var parts = RequestParts(item)
    parts.subject = parts.subject ?? subject
    parts.action = parts.action ?? action
    parts.resource = parts.resource ?? resource
    parts.context = parts.context ?? context
    return parts
  }

  func required<Part>(_ part: Part?, _ name: String) throws(InputFault) -> Part {
    try place.requireObject()
    guard let part else { throw place.fault(member: name, "is missing") }
    return part
  }
}
