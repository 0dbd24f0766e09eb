import ShareModel

/// Something that many rows ask of a situation. It is worked out once, so that a row which it rules out costs next to
/// nothing.
enum Trait: UInt8, CaseIterable, Sendable {
  // Who asks.
  case isOwner, isAdministrator, manages, doesNotManage
  case isAccepted, isNotAccepted, isAcceptedGuest
  case isPending, isRemoved, isBlocked, isOutside, isUnclear
  // Their surroundings.
  case hasNoAccount, isAccountUnavailable, isAccountRestricted
  case usesPublicDatabase, usesPrivateDatabase, usesSharedDatabase
  case saysContainer, saysServerTag
  // The share.
  case isPublic, isNotPublic, isListClosed, isDeleted, hasAdministrators, hasBlocked, isFull
  // Whom the action is about: none of the list, one, the owner among others, one who is.
  case concernsNobody, concernsOne, concernsOwner, concernsOneAdministrator, concernsOnePublicUser
  // What it gives.
  case givesOwner, givesAdministrator, givesOtherRole, givesNoAccess, givesUnknownPermission
  // Who is invited.
  case addsLink, lacksiCloudAccount, isAttachedElsewhere, claimsAcceptance
  // Whether it is no part of a compound action.
  case isWhole
}

/// The traits of a situation, or those that a row needs.
struct Traits: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ traits: [Trait] = []) {
    for trait in traits { set(trait, true) }
  }

  var isEmpty: Bool { bits == 0 }

  mutating func set(_ trait: Trait, _ holds: Bool) { bits |= (holds ? 1 : 0) << UInt64(trait.rawValue) }

  func contain(_ others: Traits) -> Bool { others.bits & ~bits == 0 }
}

extension Traits {
  init(of situation: borrowing Situation) {
    self.init()
    let counts = situation.share.participants.counts
    add(situation.actor)
    add(situation.subject.accountStatus)
    add(situation.environment.databaseScope)
    set(.saysContainer, situation.environment.containerIdentifier != nil)
    set(.saysServerTag, situation.environment.serverChangeTag != nil)
    let isPublic = situation.share.isPublic
    set(.isPublic, isPublic)
    set(.isNotPublic, !isPublic)
    set(.isListClosed, situation.share.publicPermission != .none && !situation.profile.listEditableWhilePublic)
    set(.isDeleted, situation.isDeleted)
    set(.hasAdministrators, counts.seatedAdministrators > 0)
    set(.hasBlocked, situation.share.blocksAnybody)
    set(.isFull, counts.seated >= situation.profile.participantLimit)
    set(.concernsNobody, situation.targets.isEmpty)
    set(.concernsOne, situation.target != nil)
    set(.concernsOwner, situation.concernsOwner)
    set(.concernsOneAdministrator, situation.target?.role == .administrator)
    set(.concernsOnePublicUser, situation.target?.role == .publicUser)
    add(situation.role)
    set(.givesNoAccess, situation.permission == ParticipantPermission.none)
    set(.givesUnknownPermission, situation.permission == .unknown)
    if let invitation = situation.invitation { add(invitation) }
    set(.isWhole, !situation.isPart)
  }

  private mutating func add(_ actor: Actor) {
    set(.isOwner, actor.isOwner)
    set(.isAdministrator, actor.isAdministrator)
    set(.manages, actor.manages)
    set(.doesNotManage, !actor.manages)
    set(.isAccepted, actor.isAccepted)
    set(.isNotAccepted, !actor.isAccepted)
    set(.isAcceptedGuest, actor.isAcceptedGuest)
    set(.isPending, actor.standing == .pending)
    set(.isRemoved, actor.standing == .removed)
    set(.isBlocked, actor.standing == .blocked)
    set(.isOutside, actor.isOutside)
    set(.isUnclear, actor.standing == .unclear)
  }

  private mutating func add(_ status: Subject.AccountStatus) {
    set(.hasNoAccount, status == .noAccount)
    set(.isAccountUnavailable, status == .temporarilyUnavailable)
    set(.isAccountRestricted, status == .restricted)
  }

  private mutating func add(_ scope: Environment.DatabaseScope?) {
    set(.usesPublicDatabase, scope == .public)
    set(.usesPrivateDatabase, scope == .private)
    set(.usesSharedDatabase, scope == .shared)
  }

  private mutating func add(_ role: ParticipantRole?) {
    set(.givesOwner, role == .owner)
    set(.givesAdministrator, role == .administrator)
    set(.givesOtherRole, role == .publicUser || role == .unknown)
  }

  private mutating func add(_ invitation: Invitation) {
    set(.addsLink, invitation.isOneTimeURL)
    set(.lacksiCloudAccount, invitation.hasiCloudAccount == false)
    set(.isAttachedElsewhere, invitation.isAttachedToOtherShare == true)
    set(.claimsAcceptance, invitation.acceptanceStatus == .accepted)
  }
}
