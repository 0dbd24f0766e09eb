import ShareModel

/// All that a row's condition looks at: one action of one actor on the share as far as the edits before it got.
struct Situation: ~Copyable {
  /// The request stays where it is: copying it would touch the reference counts of all that is in it.
  private let request: UnsafePointer<ShareRequest>
  let actor: Actor
  let action: Action
  let name: ActionName
  /// Who is to be added, as the list knows them.
  let invitation: Invitation?
  let share: Share
  let profile: RuleProfile
  let isPart: Bool
  let isDeleted: Bool
  /// Where the list has the person the action is about, and of those the places of entries that hold a place.
  let whereabouts: Whereabouts
  /// What the entry of the one participant the action is about says; `nil` for none or several.
  let target: ParticipantFacts?
  /// The role and the permission that are to be set.
  let role: ParticipantRole?
  let permission: ParticipantPermission?

  /// - Parameter request: stays where it is as long as the situation is looked at.
  init(
    _ request: UnsafePointer<ShareRequest>, _ actor: Actor, action: Action, copy: borrowing WorkingCopy,
    profile: RuleProfile, isPart: Bool
  ) {
    self.request = request
    self.actor = actor
    self.action = action
    name = action.name
    share = copy.share
    self.profile = profile
    self.isPart = isPart
    isDeleted = copy.isDeleted
    if let given = action.invitation {
      let initial = isPart ? request.pointee.share.participants : nil
      (invitation, whereabouts) = copy.identified(given, since: initial)
      role = given.role
      permission = given.permission
    } else {
      invitation = nil
      whereabouts = share.whereabouts(of: action)
      role = action.role
      permission = action.permission
    }
    let list = share.participants
    target = whereabouts.seats.only.map { list.facts(at: $0) }
  }

  /// The participant the action is about.
  var person: Identity? { invitation.map { $0.isOneTimeURL ? nil : $0.identity } ?? action.personConcerned }
  var subject: Subject { request.pointee.subject }
  var environment: Environment { request.pointee.environment }
  /// The places of entries that hold a place and match the person the action is about.
  var targets: Places { whereabouts.seats }
  /// The place of the one participant the action is about; `nil` for none or several.
  var place: Int? { targets.only }
  var concernsSelf: Bool { place != nil && place == actor.place }
  var writes: Bool { actor.isAccepted && actor.effective == .readWrite }
  /// Whether the owner is among those whom the action is about.
  var concernsOwner: Bool { targets.contains { share.participants.facts(at: $0).isOwner } }
  var concernsAdministrator: Bool { targets.contains { share.participants.facts(at: $0).role == .administrator } }

  /// Whether the action adds somebody of whom the list has nothing.
  var addsNewcomer: Bool { invitation?.namesNobody == false && whereabouts.all.isEmpty }

  /// Whether the caller's system is older than `version`.
  func isSystemOlder(than version: Int) -> Finding {
    .said(environment.osVersion.map { $0 < version }, .osVersion)
  }

  /// Whether a process that needs an entitlement value lacks it. Older systems ask for none.
  func lacks(_ entitlement: Environment.Entitlement, assuming assumption: Assumption) -> Finding {
    if let version = environment.osVersion, version < 26 { return .fails }
    return .said(environment.entitlements.map { !$0.contains(entitlement) }, assumption)
  }

  /// The place of the pending slot of the one-time link that the action names.
  var pendingSlot: Int? {
    guard let id = action.oneTimeURL else { return nil }
    let list = share.participants
    return list.places(ofParticipantID: id).filter { list.facts(at: $0).isOneTimeURL && list.facts(at: $0).isPending }
      .only
  }
}
