internal import PlainData
internal import ShareModel

/// The properties of one action.
struct ActionFacts {
  let action: BorrowedNode
  let given: KnownMembers<ActionProperty>?
  let isStrict: Bool

  func required(_ name: ActionProperty) throws(InputFault) -> BorrowedNode {
    guard let given else { throw action.fault(member: "properties.\(name.text)", "is missing") }
    return try given.required(name)
  }

  func identity(_ name: ActionProperty) throws(InputFault) -> Identity {
    try PersonReader(isStrict: isStrict).person(try required(name)).identity
  }

  func invitation() throws(InputFault) -> Invitation {
    try ParticipantReader(isStrict: isStrict).invitation(try required(.participant))
  }

  /// The record; where deleting is meant, it must be named, since the root may be meant.
  func record(nameIsRequired: Bool) throws(InputFault) -> RecordTarget {
    guard nameIsRequired || given?[.record] != nil else { return RecordTarget(recordName: "") }
    let members = try KnownMembers<RecordMember>(try required(.record))
    if isStrict { try members.allowOnly() }
    let name =
      nameIsRequired ? try members.required(.recordName).name() : try members.optionalName(.recordName) ?? ""
    return RecordTarget(
      recordName: name, recordType: try members.optionalText(.recordType), parent: try parent(members),
      isInShare: try members.optionalTruth(.inShare), hasChildren: try members.optionalTruth(.hasChildren),
      isInOtherShare: try members.optionalTruth(.inOtherShare), parentExists: try members.optionalTruth(.parentExists),
      parentReferenceHasAction: try members.optionalTruth(.parentReferenceHasAction))
  }

  /// Here null is not absence: a record without a parent is said to have none.
  private func parent(_ members: KnownMembers<RecordMember>) throws(InputFault) -> RecordTarget.Parent {
    if let parent = members[.parent] {
      return .record(parent.isObject ? try parent.referencedName(isStrict: isStrict) : try parent.name())
    }
    return members.isGiven(.parent) ? .none : .assumed
  }
}

private enum RecordMember: Int, MemberName {
  case recordName, recordType, parent, inShare, hasChildren, inOtherShare, parentExists, parentReferenceHasAction

  static let table = makeTable()
}

/// The properties of all actions.
enum ActionProperty: Int, MemberName {
  case root, zone, edits, operations, participant, permission, role, fields, oneTimeURL, record, value, requester

  static let table = makeTable()
}
