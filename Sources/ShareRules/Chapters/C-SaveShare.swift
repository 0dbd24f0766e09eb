import ShareModel

/// Saving edits of an existing share.
enum Saving {
  static let rows: [Row] = [
    .allow("R034", [.saveShare], "The owner may save the share.", if: .isOwner),
    .allow("R035", [.saveShare], "An administrator may save what administrators may edit.", if: .isAdministrator),
    .deny(
      "R036", .permissionFailure, .authority, [.saveShare],
      "A participant who is neither owner nor administrator does not save the share.",
      say: "Only the owner or an administrator can change this share.", if: .isAccepted, .doesNotManage
    ) { $0.action.parts.isEmpty },
    .deny(
      "R037", .permissionFailure, .authority, [.setShareFields],
      "Title, thumbnail and custom keys of the share are the owner's.",
      say: "Only the owner can change the share's own record.", if: .isAcceptedGuest
    ) { !$0.maySetFields },
    .deny(
      "R038", .permissionFailure, .authority, [.saveShare, .setShareFields, .setAllowsAccessRequests],
      "Somebody who is not in the share does not save it.", say: "You are not a participant of this share.",
      if: .isNotAccepted),
    .denyByFact(
      "R039", .permissionFailure, .environment, .saves,
      "A share with an administrator is read-only on systems before 26.",
      say: "Update this device to change a share that has administrators.", if: .hasAdministrators,
      finding: { $0.isSystemOlder(than: 26).only(!$0.isLeavingByRemoval) }),
    .note(
      "R040", "A save leaves no more participants than the limit, the owner included; it is counted at the end.",
      code: .tooManyParticipants),
    .deny(
      "R041", .invalidArguments, .form, [.addParticipant, .setShareFields, .createShare],
      "Status, identity, owner, participants, requesters and blocked identities are not set directly.",
      say: "This value is set by the server, not by a caller."
    ) {
      switch $0.action {
      case .addParticipant:
        let status = $0.invitation?.acceptanceStatus
        return status == .removed || status == .unknown
      case .setShareFields(let fields): return fields.entries.contains { ShareField($0.name) == .reserved }
      default:
        // Somebody else's share is answered by R013.
        let subject = $0.subject
        let isOthers = $0.share.owner.map { !subject.matches($0.identity) } ?? false
        return !$0.share.requesters.isEmpty || !$0.share.blockedIdentities.isEmpty
          || !$0.share.participants.isEmpty && !isOthers
      }
    },
  ]
}

extension Situation {
  /// Whether the actor may set the share's own fields.
  var maySetFields: Bool { actor.isOwner || (profile.writersMayEditShareMetadata && writes) }
}

/// What a name in the share record stands for.
enum ShareField {
  /// Set by the server, or by an action of its own.
  case reserved
  /// The link, which nobody sets.
  case link
  case text
  case custom

  private static let reservedNames: Set<String> = [
    "acceptanceStatus", "allowAnyoneToResolve", "allowsAccessRequests", "anonymousPublicAccess", "blocked",
    "blockedIdentities", "containerIdentifier", "currentUserParticipant", "dateAddedToShare", "denyAccessRequests",
    "forRecord", "owner", "parent", "participants", "permission", "publicAnonymousAccess", "publicPermission",
    "recordChangeTag", "recordID", "recordName", "recordType", "requesters", "role", "rootRecordName", "share",
    "userIdentity", "zoneID",
  ]

  init(_ name: String) {
    switch name {
    case "url", "URL", "oneTimeURL", "oneTimeStableUrlInfo", "shortGUID", "stableUrl": self = .link
    case "title", "type", "cloudkit.title", "cloudkit.type": self = .text
    default: self = Self.reservedNames.contains(name) ? .reserved : .custom
    }
  }
}

extension Label {
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension WorkingCopy {
  mutating func set(_ fields: Labels) {
    var custom: [(String, Label)] = []
    for entry in fields.entries {
      switch (entry.name, entry.value) {
      case ("title", .text(let text)), ("cloudkit.title", .text(let text)): share.title = text
      case ("type", .text(let text)), ("cloudkit.type", .text(let text)): share.type = text
      default: custom.append((entry.name, entry.value))
      }
    }
    share.fields = share.fields.merging(Labels(custom))
    effects.append(.fieldsChanged(fields.entries.map(\.name)))
  }
}
