import ShareModel

/// Declining and leaving.
enum Leaving {
  static let rows: [Row] = [
    .note("R130", "There is no declining: an invitation stays pending until it is withdrawn."),
    .allow(
      "R131", [.leaveShare, .deleteShare], "A participant leaves; deleting the share means the same for them.",
      if: .isAcceptedGuest),
    .allow("R132", [.deleteZone], "A participant who deletes the shared zone leaves.", if: .isAcceptedGuest),
    .deny(
      "R133", .unknownItem, .existence, [.leaveShare, .deleteShare, .deleteZone],
      "Who has not accepted has nothing to leave.", say: "You are not a participant of this share.", if: .isNotAccepted),
    .deny(
      "R134", .invalidArguments, .form, [.leaveShare], "The owner does not leave.",
      say: "You own this share; delete the share to stop sharing.", if: .isOwner),
    .note("R135", "Who left a private share has to be added again.", code: .permissionFailure),
    .note("R136", "Who left a public share joins by the link again unless blocked."),
    .deny(
      "R137", .zoneNotFound, .existence, .records, "Who left or was removed sees no record any more.",
      say: "You are no longer a participant of this share.", if: .isRemoved),
  ]
}

extension WorkingCopy {
  mutating func leave(_ actor: Actor) {
    if let place = actor.place { remove(at: place, leaving: true) }
  }
}
