internal import PlainData
internal import ShareModel

/// Reads a share, in the native form or as CloudKit Web Services sends the record.
struct ShareReader {
  /// More people in one list are a fault.
  static let listLimit = 10_000

  let isStrict: Bool

  /// A share that exists: it has exactly one owner.
  func share(_ node: BorrowedNode, id: String?) throws(InputFault) -> Share {
    let members = try KnownMembers<ShareMember>(node)
    let share = try nascentShare(members, id: id)
    try checkOwner(of: share, in: members)
    try checkBlocked(in: share, node)
    return share
  }

  /// A share about to be made: it has no participants yet.
  func unsavedShare(_ node: BorrowedNode, id: String?) throws(InputFault) -> Share {
    let members = try KnownMembers<ShareMember>(node)
    var share = try nascentShare(members, id: id)
    if members[.publicPermission] == nil { share.publicPermission = .none }
    guard share.participants.isEmpty else {
      throw node.fault(
        member: "participants", "must be absent: a share about to be made has none; add them with `saveShare`")
    }
    return share
  }

  private func nascentShare(_ members: KnownMembers<ShareMember>, id: String?) throws(InputFault) -> Share {
    if isStrict { try members.allowOnly() }
    if let kind = members[.recordType], try !kind.says("cloudkit.share") {
      throw kind.fault("must be \"cloudkit.share\"")
    }
    guard let recordName = try members.optionalName(.recordName) ?? id, !recordName.isEmpty else {
      throw members.object.fault(member: "recordName", "is missing")
    }
    var share = Share(recordName: recordName)
    share.rootRecordName = try rootRecordName(members)
    share.publicPermission =
      try members.optional(.publicPermission) { (node) throws(InputFault) in try Spellings.permission.read(node) }
      ?? .unknown
    share.participants = try participants(members)
    share.requesters =
      try members.optional(.requesters) { (node) throws(InputFault) in try people(node, "requesters") } ?? []
    share.blockedIdentities =
      try members.optional(.blockedIdentities, or: .blocked) { (node) throws(InputFault) in
        try people(node, "blocked identities")
      } ?? []
    share.allowsAccessRequests = try allowsAccessRequests(members)
    share.anonymousPublicAccess = try members.optional(.anonymousPublicAccess, or: .publicAnonymousAccess) {
      (node) throws(InputFault) in try node.truth()
    }
    try readFields(members, into: &share)
    share.properties = try members.optionalLabels(.properties)
    share.recordChangeTag = try members.optionalText(.recordChangeTag)
    share.containerIdentifier = try members.optionalText(.containerIdentifier)
    let hasGUID = try members.optional(.shortGUID) { (node) throws(InputFault) in try node.bytes() } != nil
    let hasURL = try members.optional(.url) { (node) throws(InputFault) in try node.bytes() } != nil
    share.isSaved = try members.optionalTruth(.isSaved) ?? (hasGUID || hasURL ? true : nil)
    return share
  }

  private func rootRecordName(_ members: KnownMembers<ShareMember>) throws(InputFault) -> String? {
    let flat = try members.optionalName(.rootRecordName)
    guard let reference = members[.forRecord] else { return flat }
    let name = try reference.referencedName(isStrict: isStrict)
    if let flat, !flat.hasSameBytes(as: name) {
      throw reference.fault("differs from `rootRecordName`; give one of them")
    }
    return name
  }

  private func participants(_ members: KnownMembers<ShareMember>) throws(InputFault) -> ParticipantList {
    guard let member = members[.participants] else { return [] }
    let entries = try list(member, of: "participants")
    var list = ParticipantListBuilder(reservingEntries: member.count)
    try ParticipantReader(isStrict: isStrict).read(entries, into: &list)
    return list.finish()
  }

  private func people(_ node: BorrowedNode, _ noun: String) throws(InputFault) -> [Person] {
    let reader = PersonReader(isStrict: isStrict)
    var people: [Person] = []
    for item in try list(node, of: noun) { people.append(try reader.person(item)) }
    return people
  }

  /// A list of people that is not too long.
  private func list(_ node: BorrowedNode, of noun: String) throws(InputFault) -> ListElements {
    let count = node.count
    guard count <= Self.listLimit else {
      throw node.fault("has \(count) \(noun); at most \(Self.listLimit) can be read")
    }
    return try node.list()
  }

  private func allowsAccessRequests(_ members: KnownMembers<ShareMember>) throws(InputFault) -> Bool {
    let allows = try members.optionalTruth(.allowsAccessRequests)
    guard let member = members[.denyAccessRequests] else { return allows ?? false }
    let denies = try member.truth()
    if allows == denies { throw member.fault("contradicts `allowsAccessRequests`; give one of them") }
    return !denies
  }

  /// Title and type may stand beside the record's fields or among them.
  private func readFields(_ members: KnownMembers<ShareMember>, into share: inout Share) throws(InputFault) {
    share.title = try members.optionalText(.title)
    share.type = try members.optionalText(.type)
    guard let fields = members[.fields] else { return }
    if let title = try systemText("cloudkit.title", of: fields, beside: share.title) { share.title = title }
    if let type = try systemText("cloudkit.type", of: fields, beside: share.type) { share.type = type }
    share.fields = try fields.recordFields(except: ["cloudkit.title", "cloudkit.type"])
  }

  private func systemText(
    _ name: StaticString, of fields: BorrowedNode, beside other: String?
  ) throws(InputFault) -> String? {
    guard let field = fields.members.first(where: { $0.key.equals(name) })?.value, let value = field.fieldValue else {
      return nil
    }
    let text = try value.text()
    if let other, !other.hasSameBytes(as: text) {
      throw value.fault("differs from what stands beside `fields`; give one of them")
    }
    return text
  }

  private func checkOwner(of share: Share, in members: KnownMembers<ShareMember>) throws(InputFault) {
    let owners = share.participants.counts.owners
    guard owners == 1 else {
      let message =
        owners == 0 ? "has no owner; a share has exactly one" : "has \(owners) owners; a share has exactly one"
      throw members[.participants]?.fault(message) ?? members.object.fault(member: "participants", message)
    }
    guard let member = members[.owner] else { return }
    let identity = try PersonReader(isStrict: false).identity(member)
    if let listed = share.participants.places(of: identity).first, !share.participants.facts(at: listed).isOwner {
      throw member.fault("is listed among the participants with another role than owner")
    }
  }

  private func checkBlocked(in share: Share, _ node: BorrowedNode) throws(InputFault) {
    let accepted = share.blockedIdentities.compactMap { share.participants.firstAccepted(matching: $0.identity) }
    guard let first = accepted.min() else { return }
    throw node.fault(member: "participants[\(first)]", "is accepted and also blocked; a share cannot have both")
  }
}
