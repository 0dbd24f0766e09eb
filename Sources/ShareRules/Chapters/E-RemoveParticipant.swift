import ShareModel

/// Taking somebody off the list.
enum Removal {
  private static let remove: Set<ActionName> = [.removeParticipant]

  static let rows: [Row] = [
    .allow("R063", remove, "The owner removes participants of a private share.", if: .isOwner) {
      $0.target?.isOwner == false
    },
    .allow("R064", remove, "An administrator removes participants who are not administrators.", if: .isAdministrator) {
      !$0.concernsSelf && $0.target?.isOwner == false
    },
    .deny(
      "R065", .permissionFailure, .form, remove, "The owner is not removed.", say: "The owner cannot be removed.",
      owner: .invalidArguments, if: .manages, .concernsOwner),
    .deny(
      "R066", .permissionFailure, .authority, remove, "An administrator does not remove another administrator.",
      say: "Only the owner can remove an administrator.", if: .isAdministrator, .concernsOneAdministrator
    ) { !$0.concernsSelf && !$0.profile.adminMayRemoveAdmins },
    .deny(
      "R067", .invalidArguments, .state, remove, "The list of a public share is not edited.",
      say:
        "The share is open to everybody with the link, or not said to be closed; closing it removes those who came by it.",
      if: .manages, .isListClosed
    ) { !$0.concernsSelf },
    .deny(
      "R068", .invalidArguments, .form, remove, "Only somebody in the list is removed.",
      say: "This person is not in the share.", if: .manages, .concernsNobody),
    .allow("R069", remove, "Removing oneself is leaving.", if: .isAcceptedGuest) { $0.concernsSelf },
    .deny(
      "R070", .permissionFailure, .authority, remove, "Only owner and administrators remove others.",
      say: "Only the owner or an administrator can remove people; to go yourself, leave the share.", if: .doesNotManage
    ) { $0.isPart || !$0.isLeavingByRemoval },
    .allow("R071", remove, "Removing a pending entry withdraws the invitation.", if: .manages) {
      $0.target?.isPending == true
    },
  ]
}

extension Situation {
  /// Whether the action removes the actor's own entry.
  var isLeavingByRemoval: Bool { name == .removeParticipant && actor.isAcceptedGuest && concernsSelf }
}

extension WorkingCopy {
  mutating func removePerson(_ situation: borrowing Situation) {
    guard let place = situation.place else { return }
    remove(at: place, leaving: situation.isLeavingByRemoval)
  }
}
