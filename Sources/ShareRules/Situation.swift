import ShareModel

/// All that a row's condition looks at: one action of one actor on the share as far as the edits before it got.
struct Situation: Sendable {
  let subject: Subject
  let actor: Actor
  let action: Action
  let name: ActionName
  let share: Share
  let environment: Environment
  let profile: RuleProfile
  let isPart: Bool
  let isDeleted: Bool
  /// Entries that hold a place and match the person the action is about.
  let targets: [Participant]

  init(
    _ request: ShareRequest, action: Action, copy: WorkingCopy, profile: RuleProfile, isPart: Bool
  ) {
    subject = request.subject
    self.action = action
    name = action.name
    share = copy.share
    environment = request.environment
    self.profile = profile
    self.isPart = isPart
    isDeleted = copy.isDeleted
    let needsNoShare = action.name == .createShare || action.name == .lookUpParticipant
    actor = Actor(subject, in: copy.share, mayBeEmpty: needsNoShare, profile: profile)
    let share = copy.share
    targets =
      switch action {
      case .blockRequester(let person): share.targets(ofBlocking: person)
      default: action.personConcerned.map { share.targets(of: $0, preferID: action.name == .addParticipant) } ?? []
      }
  }

  /// The one participant the action is about; `nil` for none or several.
  var target: Participant? { targets.count == 1 ? targets[0] : nil }
  var concernsSelf: Bool { target != nil && target?.identity == actor.entry?.identity && target == actor.entry }
  /// A list can be edited while the share is private.
  var isListEditable: Bool { share.publicPermission == .none || profile.listEditableWhilePublic }
  var isFull: Bool { share.seated.count >= profile.participantLimit }
  var writes: Bool { actor.isAccepted && actor.effective == .readWrite }

  /// Whether the caller's system is older than `version`.
  func isSystemOlder(than version: Int) -> Finding {
    .said(environment.osVersion.map { $0 < version }, "context.environment.osVersion is taken as 26 or later")
  }

  /// Whether a process that needs an entitlement value lacks it. Older systems ask for none.
  func lacks(_ entitlement: Environment.Entitlement) -> Finding {
    if let version = environment.osVersion, version < 26 { return .fails }
    return .said(
      environment.entitlements.map { !$0.contains(entitlement) },
      "context.environment.entitlements is taken as holding \(entitlement.rawValue)")
  }

  /// The pending slot of the one-time link that the action names.
  var pendingSlot: Participant? {
    guard let id = action.oneTimeURL else { return nil }
    let slots = share.participants.filter {
      $0.isOneTimeURL && $0.isPending && $0.identity.participantID.hasSameBytes(as: id)
    }
    return slots.count == 1 ? slots[0] : nil
  }
}

extension Share {
  /// Entries that hold a place and match a person to be blocked, by the keys given or by those they asked with.
  func targets(ofBlocking identity: Identity) -> [Participant] {
    let keys = keys(of: identity)
    return seated.filter { keys.match($0.identity) }
  }

  /// The keys given, and those that the same person asked with.
  func keys(of identity: Identity) -> IdentityKeys {
    IdentityKeys([identity] + requesters.map(\.identity).filter { $0.matches(identity) })
  }

  /// Entries that hold a place and match an identity; where asked for, one with the same participantID comes alone.
  func targets(of identity: Identity, preferID: Bool) -> [Participant] {
    let found = seated.filter { $0.identity.matches(identity) }
    guard preferID, found.count > 1, let id = identity.participantID else { return found }
    let exact = found.filter { $0.identity.participantID.hasSameBytes(as: id) }
    return exact.isEmpty ? found : exact
  }
}
