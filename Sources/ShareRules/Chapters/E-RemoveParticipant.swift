import ShareModel

/// Taking somebody off the list.
enum Removal {
  private static let remove: Set<ActionName> = [.removeParticipant]

  static let rows: [Row] = [
    .allow("R063", remove, "The owner removes participants of a private share.") {
      $0.actor.isOwner && $0.target?.isOwner == false
    },
    .allow("R064", remove, "An administrator removes participants who are not administrators.") {
      $0.actor.isAdministrator && !$0.concernsSelf && $0.target?.isOwner == false
    },
    .deny(
      "R065", .permissionFailure, .form, remove, "The owner is not removed.", say: "The owner cannot be removed.",
      owner: .invalidArguments
    ) { $0.actor.manages && $0.concernsOwner },
    .deny(
      "R066", .permissionFailure, .authority, remove, "An administrator does not remove another administrator.",
      say: "Only the owner can remove an administrator."
    ) {
      $0.actor.isAdministrator && !$0.concernsSelf && $0.target?.role == .administrator
        && !$0.profile.adminMayRemoveAdmins
    },
    .deny(
      "R067", .invalidArguments, .state, remove, "The list of a public share is not edited.",
      say:
        "The share is open to everybody with the link, or not said to be closed; closing it removes those who came by it."
    ) { $0.actor.manages && !$0.concernsSelf && !$0.isListEditable },
    .deny(
      "R068", .invalidArguments, .form, remove, "Only somebody in the list is removed.",
      say: "This person is not in the share."
    ) { $0.actor.manages && $0.targets.isEmpty },
    .allow("R069", remove, "Removing oneself is leaving.") { $0.actor.isAcceptedGuest && $0.concernsSelf },
    .deny(
      "R070", .permissionFailure, .authority, remove, "Only owner and administrators remove others.",
      say: "Only the owner or an administrator can remove people; to go yourself, leave the share."
    ) { !$0.actor.manages && !($0.isLeavingByRemoval && !$0.isPart) },
    .allow("R071", remove, "Removing a pending entry withdraws the invitation.") {
      $0.actor.manages && $0.target?.isPending == true
    },
  ]
}

extension Situation {
  /// Whether the action removes the actor's own entry.
  var isLeavingByRemoval: Bool { name == .removeParticipant && actor.isAcceptedGuest && concernsSelf }
}

extension WorkingCopy {
  mutating func removePerson(_ situation: Situation) {
    guard let place = situation.place else { return }
    remove(at: place, leaving: situation.isLeavingByRemoval)
  }
}
