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
    for trait in traits { add(trait, if: true) }
  }

  var isEmpty: Bool { bits == 0 }

  mutating func add(_ trait: Trait, if holds: Bool) { bits |= (holds ? 1 : 0) << UInt64(trait.rawValue) }

  func contain(_ others: Traits) -> Bool { others.bits & ~bits == 0 }
}

extension Traits {
  init(of situation: borrowing Situation) {
    self.init()
    let counts = situation.share.participants.counts
    add(situation.actor)
    add(situation.subject.accountStatus)
    add(situation.environment.databaseScope)
    add(.saysContainer, if: situation.environment.containerIdentifier != nil)
    add(.saysServerTag, if: situation.environment.serverChangeTag != nil)
    let isPublic = situation.share.isPublic
    add(.isPublic, if: isPublic)
    add(.isNotPublic, if: !isPublic)
    add(.isListClosed, if: situation.share.publicPermission != .none && !situation.profile.listEditableWhilePublic)
    add(.isDeleted, if: situation.isDeleted)
    add(.hasAdministrators, if: counts.seatedAdministrators > 0)
    add(.hasBlocked, if: situation.share.blocksAnybody)
    add(.isFull, if: counts.seated >= situation.profile.participantLimit)
    add(.concernsNobody, if: situation.targets.isEmpty)
    add(.concernsOne, if: situation.target != nil)
    add(.concernsOwner, if: situation.concernsOwner)
    add(.concernsOneAdministrator, if: situation.target?.role == .administrator)
    add(.concernsOnePublicUser, if: situation.target?.role == .publicUser)
    add(situation.role)
    add(.givesNoAccess, if: situation.permission == ParticipantPermission.none)
    add(.givesUnknownPermission, if: situation.permission == .unknown)
    if let invitation = situation.invitation { add(invitation) }
    add(.isWhole, if: !situation.isPart)
  }

  private mutating func add(_ actor: Actor) {
    add(.isOwner, if: actor.isOwner)
    add(.isAdministrator, if: actor.isAdministrator)
    add(.manages, if: actor.manages)
    add(.doesNotManage, if: !actor.manages)
    add(.isAccepted, if: actor.isAccepted)
    add(.isNotAccepted, if: !actor.isAccepted)
    add(.isAcceptedGuest, if: actor.isAcceptedGuest)
    add(.isPending, if: actor.standing == .pending)
    add(.isRemoved, if: actor.standing == .removed)
    add(.isBlocked, if: actor.standing == .blocked)
    add(.isOutside, if: actor.isOutside)
    add(.isUnclear, if: actor.standing == .unclear)
  }

  private mutating func add(_ status: Subject.AccountStatus) {
    add(.hasNoAccount, if: status == .noAccount)
    add(.isAccountUnavailable, if: status == .temporarilyUnavailable)
    add(.isAccountRestricted, if: status == .restricted)
  }

  private mutating func add(_ scope: Environment.DatabaseScope?) {
    add(.usesPublicDatabase, if: scope == .public)
    add(.usesPrivateDatabase, if: scope == .private)
    add(.usesSharedDatabase, if: scope == .shared)
  }

  private mutating func add(_ role: ParticipantRole?) {
    add(.givesOwner, if: role == .owner)
    add(.givesAdministrator, if: role == .administrator)
    add(.givesOtherRole, if: role == .publicUser || role == .unknown)
  }

  private mutating func add(_ invitation: Invitation) {
    add(.addsLink, if: invitation.isOneTimeURL)
    add(.lacksiCloudAccount, if: invitation.hasiCloudAccount == false)
    add(.isAttachedElsewhere, if: invitation.isAttachedToOtherShare == true)
    add(.claimsAcceptance, if: invitation.acceptanceStatus == .accepted)
  }
}
