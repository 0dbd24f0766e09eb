internal import PlainData
internal import ShareModel

/// The properties of one action.
struct ActionFacts {
  let action: JSONNode
  let given: JSONNode?
  let isStrict: Bool

  func required(_ name: StaticString) throws(InputFault) -> JSONNode {
    guard let given else { throw action.fault(member: "properties.\(name)", "is missing") }
    return try given.required(name)
  }

  func identity(_ name: StaticString) throws(InputFault) -> Identity {
    try PersonReader(isStrict: isStrict).person(try required(name)).identity
  }

  func invitation() throws(InputFault) -> Invitation {
    try ParticipantReader(isStrict: isStrict).invitation(try required("participant"))
  }

  /// The record; where deleting is meant, it must be named, since the root may be meant.
  func record(nameIsRequired: Bool) throws(InputFault) -> RecordTarget {
    guard nameIsRequired || given?["record"] != nil else { return RecordTarget(recordName: "") }
    let node = try required("record")
    try node.requireObject()
    if isStrict { try node.allowOnly(Self.recordMembers) }
    let name = nameIsRequired ? try node.required("recordName").name() : try node.optionalName("recordName") ?? ""
    return RecordTarget(
      recordName: name, recordType: try node.optionalText("recordType"), parent: try parent(node),
      isInShare: try node.optionalTruth("inShare"), hasChildren: try node.optionalTruth("hasChildren"),
      isInOtherShare: try node.optionalTruth("inOtherShare"), parentExists: try node.optionalTruth("parentExists"),
      parentReferenceHasAction: try node.optionalTruth("parentReferenceHasAction"))
  }

  private static let recordMembers: Set<String> = [
    "recordName", "recordType", "parent", "inShare", "hasChildren", "inOtherShare", "parentExists",
    "parentReferenceHasAction",
  ]

  /// Here null is not absence: a record without a parent is said to have none.
  private func parent(_ node: JSONNode) throws(InputFault) -> RecordTarget.Parent {
    if let parent = node["parent"] {
      return .record(parent.isObject ? try parent.referencedName(isStrict: isStrict) : try parent.name())
    }
    return node.members.contains { $0.key.equals("parent") } ? .none : .assumed
  }
}
