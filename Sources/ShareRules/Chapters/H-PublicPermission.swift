import ShareModel

/// Opening and closing a share to everybody with the link.
enum PublicPermission {
  private static let set: Set<ActionName> = [.setPublicPermission]

  static let rows: [Row] = [
    .allow("R091", set, "Opening a share drops the pending invitations; those who accepted stay.") {
      $0.mayOpen && $0.share.publicPermission == .none && $0.opens
    },
    .allow("R092", set, "Closing a share removes everybody but the owner; who is added afterwards stays.") {
      $0.mayOpen && $0.share.publicPermission != .none && $0.permission == ParticipantPermission.none
    },
    .allow("R093", set, "Between readOnly and readWrite, public users follow the share's new value.") {
      $0.mayOpen && $0.share.publicPermission != .none && $0.opens
        && $0.permission != $0.share.publicPermission
    },
    .allow("R094", set, "Setting the value that stands changes nothing.") {
      $0.mayOpen && $0.permission == $0.share.publicPermission
    },
    .deny(
      "R095", .invalidArguments, .form, [.setPublicPermission, .createShare], "Unknown is not a public permission.",
      say: "Name a public permission: none, readOnly or readWrite."
    ) { ($0.permission ?? $0.share.publicPermission) == .unknown },
    .deny(
      "R096", .permissionFailure, .authority, set, "An administrator does not open or close the share.",
      say: "Only the owner can open or close the share.", if: .isAdministrator
    ) { !$0.profile.adminMayChangePublicPermission },
    .deny(
      "R097", .permissionFailure, .authority, set, "Nobody but the owner opens or closes the share.",
      say: "Only the owner can open or close the share.", if: .doesNotManage),
    .note("R098", "Opening a share before its first save drops the people added to it."),
    .note("R099", "Opening a share leaves blocked people blocked."),
  ]
}

extension Situation {
  fileprivate var opens: Bool { permission?.opensRecords == true }
  fileprivate var mayOpen: Bool {
    actor.isOwner || (actor.isAdministrator && profile.adminMayChangePublicPermission)
  }
}

extension WorkingCopy {
  /// Any change of the value drops who is pending; closing drops more. Source: rule book, X1 and X20.
  mutating func open(_ permission: ParticipantPermission, profile: RuleProfile) {
    let before = share.publicPermission
    guard permission != before else { return }
    share.publicPermission = permission
    effects.append(.publicPermissionChanged(from: before, to: permission))
    removeAll(closing: permission == .none) { entry in
      guard !entry.isOwner, entry.acceptanceStatus.holdsSeat else { return false }
      return entry.isPending
        || permission == .none && (profile.noneRemoves == .allButOwner || entry.role == .publicUser)
    }
  }
}
