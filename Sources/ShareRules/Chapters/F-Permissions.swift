import ShareModel

/// Changing what a participant may do.
enum Permissions {
  private static let set: Set<ActionName> = [.setParticipantPermission]
  private static let setOrAdd: Set<ActionName> = [.setParticipantPermission, .addParticipant]

  static let rows: [Row] = [
    .allow("R072", set, "The owner sets the permission of any other participant.") {
      $0.actor.isOwner && $0.target?.isOwner == false
    },
    .allow("R073", set, "An administrator sets the permission of participants who are not administrators.") {
      $0.actor.isAdministrator && $0.target?.role == .privateUser
    },
    .deny(
      "R074", .permissionFailure, .authority, set, "Others set nobody's permission, not even their own.",
      say: "Only the owner or an administrator can change permissions; ask one of them."
    ) { !$0.actor.manages },
    .deny(
      "R075", .permissionFailure, .authority, setOrAdd,
      "An administrator does not set the permission of an administrator, themself included.",
      say: "Only the owner can change an administrator's permission."
    ) { $0.actor.isAdministrator && $0.target?.role == .administrator },
    .deny(
      "R076", .invalidArguments, .form, set, "The owner's permission is always readWrite.",
      say: "The owner's permission cannot be changed."
    ) { $0.actor.manages && $0.concernsOwner },
    .deny(
      "R077", .invalidArguments, .state, setOrAdd, "A public user's permission is the share's.",
      say: "People who came by the link have the share's public permission; change that instead."
    ) { $0.target?.role == .publicUser && $0.action.permission != nil },
    .note("R078", "A pending participant's new permission counts from their acceptance on."),
    .note("R079", "A participant with permission none stays in the list and sees no records."),
    .deny(
      "R080", .invalidArguments, .form, set, "Unknown is not a permission to be set.",
      say: "Name a permission: none, readOnly or readWrite."
    ) { $0.action.permission == .unknown },
  ]
}

extension WorkingCopy {
  mutating func set(_ permission: ParticipantPermission, at place: Int?) {
    guard let place else { return }
    var changed = share.participants[place]
    changed.permission = permission
    update(at: place, to: changed)
  }
}
