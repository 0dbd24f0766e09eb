import ShareModel

/// Changing what a participant is.
enum Roles {
  private static let set: Set<ActionName> = [.setParticipantRole]

  static let rows: [Row] = [
    .allow(
      "R081", set, "The owner may make a participant an administrator, on systems from 26.",
      if: .givesAdministrator
    ) { $0.actor.isOwner || $0.profile.adminMayChangeRoles },
    .allow("R082", set, "The owner may make an administrator a private user.") {
      ($0.actor.isOwner || $0.profile.adminMayChangeRoles) && $0.role == .privateUser
    },
    .deny(
      "R083", .permissionFailure, .authority, [.setParticipantRole, .addParticipant],
      "An administrator changes nobody's role.", say: "Only the owner can change roles.", if: .isAdministrator
    ) { situation in
      guard !situation.profile.adminMayChangeRoles else { return false }
      guard situation.name == .addParticipant else { return true }
      guard let target = situation.target, let role = situation.role else { return false }
      return target.role != role
    },
    .deny(
      "R084", .permissionFailure, .authority, set, "Others change nobody's role.",
      say: "Only the owner can change roles.", if: .doesNotManage),
    .deny(
      "R085", .invalidArguments, .form, [.setParticipantRole, .transferOwnership], "Ownership is not transferred.",
      say: "A share cannot get another owner; the new owner has to make a share of their own."
    ) { $0.name == .transferOwnership || $0.role == .owner },
    .deny(
      "R086", .invalidArguments, .form, set, "The owner's role does not change.",
      say: "The owner's role cannot be changed.", if: .manages, .concernsOwner),
    .deny(
      "R087", .invalidArguments, .form, set, "Public user and unknown are not roles to be set.",
      say: "A role can only be privateUser or administrator.", if: .givesOtherRole),
    .deny(
      "R088", .invalidArguments, .state, [.setParticipantRole, .addParticipant],
      "A public user does not become a named person by a new role.",
      say: "Close the share and add the person in the same save.", if: .concernsOnePublicUser
    ) { $0.role != nil },
    .denyByFact(
      "R089", .invalidArguments, .environment, [.setParticipantRole, .addParticipant],
      "Administrators exist on systems from 26.", say: "Update this device to use administrators.",
      if: .givesAdministrator, finding: { $0.isSystemOlder(than: 26) }),
    .note("R090", "Role and permission are independent: an administrator with readOnly manages people, not records."),
  ]
}

extension WorkingCopy {
  mutating func set(_ role: ParticipantRole, at place: Int?) {
    guard let place else { return }
    var changed = share.participants[place]
    changed.role = role
    update(at: place, to: changed)
  }
}
