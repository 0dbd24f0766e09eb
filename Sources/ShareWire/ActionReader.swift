internal import PlainData
internal import ShareModel

/// Reads what the subject wants to do.
struct ActionReader {
  let isStrict: Bool

  func action(_ node: BorrowedNode) throws(InputFault) -> Action { try action(try KnownMembers(node)) }

  private func action(_ members: KnownMembers<ActionMember>) throws(InputFault) -> Action {
    let name = try Spellings.actionName.read(try members.required(.name))
    let given = try members.optional(.properties) { (node) throws(InputFault) in
      try KnownMembers<ActionProperty>(node)
    }
    let facts = ActionFacts(action: members.object, given: given, isStrict: isStrict)
    if isStrict { try given?.allowOnly(Self.properties(of: name)) }
    return try action(name, facts)
  }

  private func action(_ name: ActionName, _ facts: ActionFacts) throws(InputFault) -> Action {
    switch name {
    case .createShare: .createShare(try ShareCreationReader(isStrict: isStrict).creation(facts.given))
    case .saveShare: .saveShare(try parts(facts.required(.edits), of: name) { $0.isShareEdit })
    case .modifyRecords: .modifyRecords(try parts(facts.required(.operations), of: name) { $0.isBatchOperation })
    case .addParticipant: .addParticipant(try facts.invitation())
    case .removeParticipant: .removeParticipant(try facts.identity(.participant))
    case .setParticipantPermission:
      .setParticipantPermission(
        try facts.identity(.participant), try Spellings.permission.read(try facts.required(.permission)))
    case .setParticipantRole:
      .setParticipantRole(try facts.identity(.participant), try Spellings.role.read(try facts.required(.role)))
    case .setPublicPermission: .setPublicPermission(try Spellings.permission.read(try facts.required(.permission)))
    case .setShareFields: .setShareFields(try facts.required(.fields).recordFields())
    case .lookUpParticipant: .lookUpParticipant(try facts.identity(.participant))
    case .fetchShareMetadata: .fetchShareMetadata(oneTimeURL: try facts.given?.optionalName(.oneTimeURL))
    case .acceptShare: .acceptShare(oneTimeURL: try facts.given?.optionalName(.oneTimeURL))
    case .leaveShare: .leaveShare
    case .deleteShare: .deleteShare
    case .deleteZone: .deleteZone
    case .readRecord: .readRecord(try facts.record(nameIsRequired: false))
    case .createRecord: .createRecord(try facts.record(nameIsRequired: false))
    case .modifyRecord: .modifyRecord(try facts.record(nameIsRequired: false))
    case .deleteRecord: .deleteRecord(try facts.record(nameIsRequired: true))
    case .readShare: .readShare
    case .readShareURL: .readShareURL
    case .getOneTimeURL: .getOneTimeURL(try facts.identity(.participant))
    case .setAllowsAccessRequests: .setAllowsAccessRequests(try facts.required(.value).truth())
    case .requestAccess: .requestAccess
    case .approveAccessRequest: .approveAccessRequest(try facts.identity(.requester))
    case .denyAccessRequest: .denyAccessRequest(try facts.identity(.requester))
    case .blockRequester: .blockRequester(try facts.identity(.requester))
    case .unblockIdentity: .unblockIdentity(try facts.identity(.requester))
    case .transferOwnership: .transferOwnership(try facts.identity(.participant))
    }
  }

  private func parts(
    _ node: BorrowedNode, of whole: ActionName, where belongs: (ActionName) -> Bool
  ) throws(InputFault) -> [Action] {
    var parts: [Action] = []
    for item in try node.list() {
      let members = try KnownMembers<ActionMember>(item)
      if isStrict { try members.allowOnly() }
      let name = try members.required(.name)
      guard belongs(try Spellings.actionName.read(name)) else {
        throw name.fault("`\(try name.text())` cannot be part of `\(whole.rawValue)`")
      }
      parts.append(try action(members))
    }
    return parts
  }

  private static func properties(of name: ActionName) -> NameSet<ActionProperty> {
    switch name {
    case .createShare: [.root, .zone]
    case .saveShare: [.edits]
    case .modifyRecords: [.operations]
    case .addParticipant, .removeParticipant, .lookUpParticipant, .getOneTimeURL, .transferOwnership: [.participant]
    case .setParticipantPermission: [.participant, .permission]
    case .setParticipantRole: [.participant, .role]
    case .setPublicPermission: [.permission]
    case .setShareFields: [.fields]
    case .fetchShareMetadata, .acceptShare: [.oneTimeURL]
    case .readRecord, .createRecord, .modifyRecord, .deleteRecord: [.record]
    case .setAllowsAccessRequests: [.value]
    case .approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity: [.requester]
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: []
    }
  }
}

/// The members of an action, and of a part of one.
private enum ActionMember: Int, MemberName {
  case name, properties

  static let table = makeTable()
}
