import ShareModel

/// What a person with the URL learns of the share.
enum Metadata {
  private static let fetch: Set<ActionName> = [.fetchShareMetadata]

  static let rows: [Row] = [
    .allow("R106", fetch, "The owner fetches the share's metadata.", if: .isOwner),
    .allow("R107", fetch, "So does everybody who is in or invited.") {
      $0.actor.isAcceptedGuest || $0.actor.standing == .pending
    },
    .allow("R108", fetch, "So does anybody with the URL of a public share.", if: .isOutside, .isPublic),
    .deny(
      "R109", .participantMayNeedVerification, .existence, fetch,
      "A stranger may be an invited person whose address is not proved yet.",
      say: "If you were invited, open the link in the system to prove your address.",
      if: .isOutside, .isNotPublic
    ) { $0.actor.standing == .stranger && $0.pendingSlot == nil && $0.share.hasUnprovedInvitation },
    .deny(
      "R110", .unknownItem, .existence, fetch, "To everybody else a private share does not exist.",
      say: "There is no such share.", if: .isOutside, .isNotPublic
    ) { $0.pendingSlot == nil || $0.actor.standing == .blocked },
    .deny(
      "R111", .unknownItem, .existence, .shareEdits, "A share that was deleted is gone.", say: "The share is gone.",
      if: .isDeleted),
    .note("R112", "A share of a whole zone has no root to fetch."),
    .allow(
      "R113", fetch, "A one-time link that nobody has used yet shows the share to anybody signed in.",
      if: .isOutside
    ) {
      $0.actor.standing != .blocked && $0.pendingSlot != nil
    },
    .note("R114", "Permitting access requests shows nobody the share."),
  ]
}

extension Share {
  /// Whether somebody is invited by an address that no account has proved yet.
  fileprivate var hasUnprovedInvitation: Bool {
    participants.indices.contains { place in
      let entry = participants.facts(at: place)
      return entry.isPending && entry.hasiCloudAccount == false && !entry.isOneTimeURL
    }
  }
}
