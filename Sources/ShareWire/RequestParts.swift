internal import PlainData
internal import ShareModel

/// The four parts of an AuthZEN request, each where it was given.
struct RequestParts {
  let place: BorrowedNode
  private(set) var subject: RequestPart<Subject>?
  private(set) var action: RequestPart<Action>?
  /// The share as it is, or as it is about to be made: two readings of one part.
  private(set) var resource: (saved: RequestPart<Share>, unsaved: RequestPart<Share>)?
  private(set) var context: RequestPart<RequestContext>?

  /// The parts of one request, or those that several have in common.
  init(_ node: BorrowedNode, areForSeveral: Bool = false) throws(InputFault) {
    place = node
    guard node.isObject else { return }
    let members = try KnownMembers<EnvelopeMember>(node)
    func part<Value>(_ name: EnvelopeMember) -> RequestPart<Value>? {
      members[name].map { RequestPart($0, isForSeveral: areForSeveral) }
    }
    subject = part(.subject)
    action = part(.action)
    if let saved: RequestPart<Share> = part(.resource), let unsaved: RequestPart<Share> = part(.resource) {
      resource = (saved, unsaved)
    }
    context = part(.context)
  }

  /// An item of a batch: a part it gives replaces the whole part given for all.
  func replaced(by item: BorrowedNode) throws(InputFault) -> RequestParts {
    try item.requireObject()
    var parts = try RequestParts(item)
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

/// The members of AuthZEN's envelope: of one request, or of a batch.
enum EnvelopeMember: Int, MemberName {
  case subject, action, resource, context, evaluations, options

  static let table = makeTable()
}
