internal import PlainData

/// The four parts of an AuthZEN request, each where it was given.
struct RequestParts {
  let place: JSONNode
  var subject: JSONNode?
  var action: JSONNode?
  var resource: JSONNode?
  var context: JSONNode?

  init(_ node: JSONNode) {
    place = node
    guard node.isObject else { return }
    subject = node["subject"]
    action = node["action"]
    resource = node["resource"]
    context = node["context"]
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

  func required(_ part: JSONNode?, _ name: String) throws(InputFault) -> JSONNode {
    try place.requireObject()
    guard let part else { throw place.fault(member: name, "is missing") }
    return part
  }
}
