import ShareModel

/// A request in one line: who, what, whom, on which share.
enum RequestSentence {
  static func text(_ request: ShareRequest) -> String {
    let who = request.subject.id.isEmpty ? name(request.subject.identity) : request.subject.id
    return "\(who): \(action(request.action)) on \(request.share.recordName)"
  }

  static func action(_ action: Action) -> String {
    let target = target(action)
    return target.isEmpty ? action.name.rawValue : "\(action.name.rawValue) \(target)"
  }

  static func name(_ identity: Identity) -> String {
    identity.emailAddress?.text ?? identity.phoneNumber?.text ?? identity.userRecordName ?? identity.participantID
      ?? "nobody"
  }

  private static func target(_ action: Action) -> String {
    switch action {
    case .saveShare(let parts), .modifyRecords(let parts): list(parts)
    case .addParticipant(let invitation): invited(invitation)
    case .setParticipantPermission(let identity, let permission): "\(name(identity)) to \(permission.rawValue)"
    case .setParticipantRole(let identity, let role): "\(name(identity)) to \(role.rawValue)"
    case .setPublicPermission(let permission): "to \(permission.rawValue)"
    case .setShareFields(let fields): fields.entries.map(\.name).joined(separator: ", ")
    case .setAllowsAccessRequests(let value): "to \(value)"
    case .fetchShareMetadata(let link), .acceptShare(let link): link.map { "by one-time link \($0)" } ?? ""
    case .createShare(let facts): facts.root.recordName.map { "of \($0)" } ?? ""
    case .readRecord(let record), .createRecord(let record), .modifyRecord(let record), .deleteRecord(let record):
      record.recordName
    case .removeParticipant(let identity), .lookUpParticipant(let identity), .getOneTimeURL(let identity),
      .approveAccessRequest(let identity), .denyAccessRequest(let identity), .blockRequester(let identity),
      .unblockIdentity(let identity), .transferOwnership(let identity):
      name(identity)
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: ""
    }
  }

  /// The first few parts; a batch may have hundreds.
  private static func list(_ parts: [Action]) -> String {
    let shown = parts.prefix(5).map(Self.action).joined(separator: ", ")
    return parts.count > 5 ? "[\(shown) and \(parts.count - 5) more]" : "[\(shown)]"
  }

  private static func invited(_ invitation: Invitation) -> String {
    let who = invitation.isOneTimeURL ? "one-time link" : name(invitation.identity)
    let role = invitation.role.map { ", \($0.rawValue)" } ?? ""
    return "\(who) (\((invitation.permission ?? .readOnly).rawValue)\(role))"
  }
}
