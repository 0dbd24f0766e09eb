import ShareModel
import ShareRules

/// People and shares that the tests speak about. Everybody is known by a record name.
enum Samples {
  static func person(_ name: String) -> Identity { Identity(userRecordName: name) }

  static func entry(
    _ name: String, _ role: ParticipantRole, _ permission: ParticipantPermission = .readWrite,
    _ status: ParticipantAcceptanceStatus = .accepted
  ) -> Participant {
    Participant(identity: person(name), role: role, permission: permission, acceptanceStatus: status)
  }

  static let owner = entry("owner", .owner)
  static let slot = Participant(
    identity: Identity(participantID: "slot"), role: .privateUser, permission: .readOnly, acceptanceStatus: .pending,
    isOneTimeURL: true)

  /// A private share with somebody of every standing.
  static var closed: Share {
    Share(
      recordName: "share", rootRecordName: "root",
      participants: [
        owner, entry("admin", .administrator), entry("admin2", .administrator), entry("writer", .privateUser),
        entry("reader", .privateUser, .readOnly), entry("member", .privateUser, .none),
        entry("pending", .privateUser, .readOnly, .pending), entry("removed", .privateUser, .readWrite, .removed), slot,
      ], requesters: [Person(identity: person("asker"))], blockedIdentities: [Person(identity: person("blocked"))],
      allowsAccessRequests: true, isSaved: true)
  }

  /// A share open to everybody with the link.
  static func open(_ permission: ParticipantPermission) -> Share {
    var share = closed
    share.publicPermission = permission
    share.participants.removeAll(where: \.isPending)
    share.participants.append(entry("guest", .publicUser, .readOnly))
    return share
  }

  static var zoneWide: Share {
    var share = closed
    share.recordName = Share.zoneWideRecordName
    share.rootRecordName = nil
    return share
  }

  static func request(
    _ who: String, _ action: Action, on share: Share = closed, environment: Environment = Environment(),
    strict: Bool = false
  ) -> ShareRequest {
    ShareRequest(
      subject: Subject(id: who), action: action, share: share, time: Timestamp(microseconds: 0),
      environment: environment, isStrict: strict)
  }

  static func judge(
    _ who: String, _ action: Action, on share: Share = closed, environment: Environment = Environment()
  ) -> Ruling {
    RuleBook().judge(request(who, action, on: share, environment: environment))
  }
}
