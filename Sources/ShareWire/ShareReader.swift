internal import PlainData
internal import ShareModel

/// Reads a share, in the native form or as CloudKit Web Services sends the record.
struct ShareReader {
  /// More participants are a fault.
  static let participantLimit = 10_000

  let isStrict: Bool

  private static let members: Set<String> = [
    "recordName", "rootRecordName", "forRecord", "publicPermission", "participants", "requesters", "blockedIdentities",
    "blocked", "allowsAccessRequests", "denyAccessRequests", "anonymousPublicAccess", "publicAnonymousAccess", "title",
    "type", "fields", "properties", "recordChangeTag", "containerIdentifier", "isSaved", "shortGUID", "url",
    "recordType", "zoneID", "created", "modified", "deleted", "stableUrl", "owner", "currentUserParticipant", "share",
    "oneTimeStableUrlInfo", "allowAnyoneToResolve", "pluginFields", "protectionInfo", "invitedPCS", "selfAddedPCS",
  ]

  /// A share that exists: it has exactly one owner.
  func share(_ node: JSONNode, id: String?) throws(InputFault) -> Share {
    let share = try nascentShare(node, id: id)
    try checkOwner(of: share, in: node)
    let blocked = IdentityKeys(share.blockedIdentities.map(\.identity))
    for (index, participant) in share.participants.enumerated() where participant.isAccepted {
      guard blocked.match(participant.identity) else { continue }
      throw node.fault(member: "participants[\(index)]", "is accepted and also blocked; a share cannot have both")
    }
    return share
  }

  /// A share about to be made: it has no participants yet.
  func unsavedShare(_ node: JSONNode, id: String?) throws(InputFault) -> Share {
    var share = try nascentShare(node, id: id)
    if node["publicPermission"] == nil { share.publicPermission = .none }
    guard share.participants.isEmpty else {
      throw node.fault(
        member: "participants", "must be absent: a share about to be made has none; add them with `saveShare`")
    }
    return share
  }

  private func nascentShare(_ node: JSONNode, id: String?) throws(InputFault) -> Share {
    try node.requireObject()
    if isStrict { try node.allowOnly(Self.members) }
    if let kind = node["recordType"], try kind.text() != "cloudkit.share" {
      throw kind.fault("must be \"cloudkit.share\"")
    }
    guard let recordName = try node.optionalName("recordName") ?? id, !recordName.isEmpty else {
      throw node.fault(member: "recordName", "is missing")
    }
    var share = Share(recordName: recordName)
    share.rootRecordName = try rootRecordName(node)
    share.publicPermission =
      try node.optional("publicPermission") { (node) throws(InputFault) in try Spellings.permission.read(node) }
      ?? .unknown
    share.participants = ParticipantList(try participants(node))
    share.requesters = try people(node, ["requesters"])
    share.blockedIdentities = try people(node, ["blockedIdentities", "blocked"])
    share.allowsAccessRequests = try allowsAccessRequests(node)
    share.anonymousPublicAccess = try node.optional(["anonymousPublicAccess", "publicAnonymousAccess"]) {
      (node) throws(InputFault) in try node.truth()
    }
    try readFields(node, into: &share)
    share.properties =
      try node.optional("properties") { (node) throws(InputFault) in try node.labels() } ?? Labels()
    share.recordChangeTag = try node.optionalText("recordChangeTag")
    share.containerIdentifier = try node.optionalText("containerIdentifier")
    let links = [try node.optionalText("shortGUID"), try node.optionalText("url")]
    let hasURL = links.contains { $0 != nil }
    share.isSaved = try node.optionalTruth("isSaved") ?? (hasURL ? true : nil)
    return share
  }

  private func rootRecordName(_ node: JSONNode) throws(InputFault) -> String? {
    let flat = try node.optionalName("rootRecordName")
    guard let reference = node["forRecord"] else { return flat }
    let name = try reference.referencedName(isStrict: isStrict)
    if let flat, flat != name { throw reference.fault("differs from `rootRecordName`; give one of them") }
    return name
  }

  private func participants(_ node: JSONNode) throws(InputFault) -> [Participant] {
    guard let member = node["participants"] else { return [] }
    guard member.count <= Self.participantLimit else {
      throw member.fault("has \(member.count) participants; at most \(Self.participantLimit) can be read")
    }
    let items = try member.list()
    let reader = ParticipantReader(isStrict: isStrict)
    var participants: [Participant] = []
    participants.reserveCapacity(items.count)
    for item in items { participants.append(try reader.participant(item)) }
    return participants
  }

  private func people(_ node: JSONNode, _ names: [StaticString]) throws(InputFault) -> [Person] {
    try node.optional(names) { (node) throws(InputFault) in try PersonReader(isStrict: isStrict).people(node) } ?? []
  }

  private func allowsAccessRequests(_ node: JSONNode) throws(InputFault) -> Bool {
    let allows = try node.optionalTruth("allowsAccessRequests")
    guard let member = node["denyAccessRequests"] else { return allows ?? false }
    let denies = try member.truth()
    if allows == denies { throw member.fault("contradicts `allowsAccessRequests`; give one of them") }
    return !denies
  }

  /// Title and type may stand beside the record's fields or among them.
  private func readFields(_ node: JSONNode, into share: inout Share) throws(InputFault) {
    share.title = try node.optionalText("title")
    share.type = try node.optionalText("type")
    guard let fields = node["fields"] else { return }
    if let title = try systemText("cloudkit.title", of: fields, beside: share.title) { share.title = title }
    if let type = try systemText("cloudkit.type", of: fields, beside: share.type) { share.type = type }
    share.fields = try fields.recordFields(except: ["cloudkit.title", "cloudkit.type"])
  }

  private func systemText(
    _ name: StaticString, of fields: JSONNode, beside other: String?
  ) throws(InputFault) -> String? {
    guard let field = fields[name], let value = field.fieldValue else { return nil }
    let text = try value.text()
    if let other, other != text { throw value.fault("differs from what stands beside `fields`; give one of them") }
    return text
  }

  private func checkOwner(of share: Share, in node: JSONNode) throws(InputFault) {
    let place = node["participants"] ?? node
    let owners = share.participants.filter(\.isOwner).count
    guard owners == 1 else {
      let message =
        owners == 0 ? "has no owner; a share has exactly one" : "has \(owners) owners; a share has exactly one"
      if node["participants"] == nil { throw node.fault(member: "participants", message) }
      throw place.fault(message)
    }
    guard let member = node["owner"] else { return }
    let identity = try PersonReader(isStrict: false).identity(member)
    if let listed = share.participants.first(where: { $0.identity.matches(identity) }), !listed.isOwner {
      throw member.fault("is listed among the participants with another role than owner")
    }
  }
}
