import ShareModel

/// Changing what a participant may do.
enum Permissions {
  private static let set: Set<ActionName> = [.setParticipantPermission]
  private static let setOrAdd: Set<ActionName> = [.setParticipantPermission, .addParticipant]

  static let rows: [Row] = [
    .allow("R072", set, "The owner sets the permission of any other participant.", if: .isOwner) {
      $0.target?.isOwner == false
    },
    .allow(
      "R073", set, "An administrator sets the permission of participants who are not administrators.",
      if: .isAdministrator
    ) {
      $0.target?.role == .privateUser
    },
    .deny(
      "R074", .permissionFailure, .authority, set, "Others set nobody's permission, not even their own.",
      say: "Only the owner or an administrator can change permissions; ask one of them.", if: .doesNotManage),
    .deny(
      "R075", .permissionFailure, .authority, setOrAdd,
      "An administrator does not set the permission of an administrator, themself included.",
      say: "Only the owner can change an administrator's permission.", if: .isAdministrator, .concernsOneAdministrator),
    .deny(
      "R076", .invalidArguments, .form, set, "The owner's permission is always readWrite.",
      say: "The owner's permission cannot be changed.", if: .manages, .concernsOwner),
    .deny(
      "R077", .invalidArguments, .state, setOrAdd, "A public user's permission is the share's.",
      say: "People who came by the link have the share's public permission; change that instead.",
      if: .concernsOnePublicUser
    ) { $0.permission != nil },
    .note("R078", "A pending participant's new permission counts from their acceptance on."),
    .note("R079", "A participant with permission none stays in the list and sees no records."),
    .deny(
      "R080", .invalidArguments, .form, set, "Unknown is not a permission to be set.",
      say: "Name a permission: none, readOnly or readWrite.", if: .givesUnknownPermission),
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
