internal import PlainData
internal import ShareModel
internal import ShareWarden

/// Requests about a share of a hundred people, of every action that a policy can be asked about.
struct CrowdedRequests {
  /// Invitations in one save, changes of records in one batch.
  private static let parts = 3

  private let crowd: CrowdedShare
  private let whole: Share?
  /// The share before somebody is added.
  private let before: Share?
  /// The share before many are.
  private let early: Share?

  private static let new = PlainValue.named(["recordName": .string("share"), "rootRecordName": .string("root")])

  init(_ crowd: CrowdedShare) {
    self.crowd = crowd
    whole = Self.share(crowd.json())
    before = Self.share(crowd.json(count: CrowdedShare.size - 1))
    early = Self.share(crowd.json(count: CrowdedShare.size - Self.parts))
  }

  private static func share(_ json: PlainValue) -> Share? {
    request(by: "somebody@example.com", "readShare", [:], on: json)?.share
  }

  /// Those about an action, by whoever may do it.
  func requests(about action: ActionName) -> [ShareRequest] {
    guard crowd.kind != .visitors || action == .setPublicPermission else { return [] }
    return actors(of: action).compactMap { actor in
      // The people are put in afterwards, since reading them takes longer than all else.
      var request = Self.request(
        by: crowd.address(actor), action.rawValue, properties(of: action),
        on: action == .createShare ? Self.new : crowd.json(count: 1))
      if let share = share(for: action) { request?.share = share }
      return request
    }
  }

  private static func request(
    by actor: String, _ action: String, _ properties: [String: PlainValue], on share: PlainValue
  ) -> ShareRequest? {
    let json = PlainValue.named([
      "subject": .named(["type": .string("user"), "id": .string(actor)]),
      "action": .named(["name": .string(action), "properties": .named(properties)]),
      "resource": .named(["type": .string("share"), "id": .string("share"), "properties": share]),
      "context": .named(["time": .string("2026-01-01T12:00:00Z")]),
    ])
    var writer = JSONWriter()
    writer.value(json)
    return try? ShareRequest(json: writer.bytes)
  }

  private func actors(of action: ActionName) -> [String] {
    switch action {
    case .acceptShare, .fetchShareMetadata: [CrowdedShare.pending]
    case .leaveShare: [CrowdedShare.accepted]
    case .requestAccess: ["stranger"]
    default: [CrowdedShare.owner, CrowdedShare.administrator]
    }
  }

  /// `nil`: the share about to be, without people.
  private func share(for action: ActionName) -> Share? {
    switch action {
    case .createShare: nil
    case .addParticipant, .approveAccessRequest, .requestAccess: before
    case .saveShare: early
    default: whole
    }
  }

  private func properties(of action: ActionName) -> [String: PlainValue] {
    let somebody = PlainValue.named(["emailAddress": .string(crowd.address(CrowdedShare.accepted))])
    switch action {
    case .addParticipant: return ["participant": newcomer(0)]
    case .removeParticipant, .lookUpParticipant, .transferOwnership: return ["participant": somebody]
    case .getOneTimeURL: return ["participant": .named(["participantID": .string(CrowdedShare.slot)])]
    case .setParticipantPermission:
      return [
        "participant": .named(["emailAddress": .string(crowd.address(CrowdedShare.pending))]),
        "permission": .string("readWrite"),
      ]
    case .setParticipantRole: return ["participant": somebody, "role": .string("administrator")]
    case .setPublicPermission: return ["permission": .string("readWrite")]
    case .setShareFields: return ["fields": .named(["title": .string("Another title")])]
    case .setAllowsAccessRequests: return ["value": .boolean(false)]
    case .approveAccessRequest, .denyAccessRequest, .blockRequester:
      return ["requester": .named(["emailAddress": .string("r1@\(crowd.domain)")])]
    case .unblockIdentity: return ["requester": .named(["emailAddress": .string("b1@\(crowd.domain)")])]
    case .createRecord, .readRecord, .modifyRecord, .deleteRecord: return ["record": record(0)]
    case .saveShare:
      return ["edits": .list((0..<Self.parts).map { part("addParticipant", ["participant": newcomer($0)]) })]
    case .modifyRecords:
      return ["operations": .list((0..<Self.parts).map { part("modifyRecord", ["record": record($0)]) })]
    case .createShare, .fetchShareMetadata, .acceptShare, .leaveShare, .deleteShare, .deleteZone, .readShare,
      .readShareURL, .requestAccess:
      return [:]
    }
  }

  private func part(_ name: String, _ properties: [String: PlainValue]) -> PlainValue {
    .named(["name": .string(name), "properties": .named(properties)])
  }

  private func record(_ number: Int) -> PlainValue {
    .named(["recordName": .string("record-\(number)"), "recordType": .string("Note")])
  }

  private func newcomer(_ number: Int) -> PlainValue {
    .named([
      "emailAddress": .string(crowd.address("new\(number)")), "permission": .string("readWrite"),
      "phoneNumber": .string("+15559990\(100 + number)"), "hasiCloudAccount": .boolean(true),
    ])
  }
}
