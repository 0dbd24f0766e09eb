import ShareModel

/// The share's URL and one-time links.
enum Links {
  static let rows: [Row] = [
    .allow("R170", [.readShareURL], "The owner, participants and invited people read the URL.") {
      $0.actor.isAccepted || $0.actor.standing == .pending
    },
    .note("R171", "Whoever gets the URL of a public share may join; that cannot be prevented."),
    .note("R172", "The URL of a private share lets in nobody who is not invited."),
    .deny(
      "R173", .invalidArguments, .form, [.setShareFields], "The URL is not set, renewed or ended.",
      say: "The share's link cannot be changed; close the share or remove people instead."
    ) { $0.action.fields?.entries.contains { ShareField($0.name) == .link } == true },
    .allow(
      "R174", [.getOneTimeURL], "Owner and administrators get the one-time URL of a slot, after the first save.",
      if: .manages
    ) {
      $0.target?.isOneTimeURL == true
    },
    .deny(
      "R175", .permissionFailure, .authority, [.getOneTimeURL], "Others get no one-time URL.",
      say: "Only the owner or an administrator can get one-time links.", if: .doesNotManage),
    .note("R176", "Removing the slot revokes its one-time link."),
  ]
}
