internal import ShareModel

/// What people commonly write for a word of CloudKit's. It only says what they may have meant: none of these words is
/// ever read.
enum Misnomers {
  static let roles: [ParticipantRole: Set<String>] = [
    .owner: ["boss", "creator", "author", "host", "master", "root", "superuser"],
    .administrator: ["admin", "manager", "moderator", "coowner"],
    .privateUser: [
      "user", "member", "participant", "private", "guest", "invitee", "collaborator", "contributor", "person", "editor",
      "writer", "viewer", "reader",
    ],
    .publicUser: ["public", "everyone", "everybody", "anyone", "anybody", "anonymous"],
  ]
  static let permissions: [ParticipantPermission: Set<String>] = [
    .none: ["no", "nothing", "off", "noaccess", "deny", "denied", "closed", "private"],
    .readOnly: ["r", "ro", "read", "reader", "view", "viewer", "see", "look", "get"],
    .readWrite: [
      "w", "rw", "write", "writer", "readandwrite", "edit", "editor", "modify", "change", "update", "full", "all",
    ],
  ]
  static let acceptanceStatuses: [ParticipantAcceptanceStatus: Set<String>] = [
    .pending: ["invited", "sent", "waiting", "open", "outstanding", "requested"],
    .accepted: ["accept", "active", "confirmed", "joined", "member", "yes"],
    .removed: ["declined", "deleted", "kicked", "left", "no", "rejected", "revoked"],
  ]
  static let accountStatuses: [Subject.AccountStatus: Set<String>] = [
    .available: ["active", "ok", "signedin", "yes"],
    .noAccount: ["missing", "no", "none", "signedout"],
    .temporarilyUnavailable: ["offline", "temporary", "unavailable"],
    .restricted: ["managed", "parentalcontrols"],
  ]
  static let actions: [ActionName: Set<String>] = [
    .createShare: ["share"],
    .addParticipant: ["add", "addmember", "adduser", "invite"],
    .removeParticipant: ["kick", "remove", "removemember", "removeuser", "revoke", "uninvite"],
    .setParticipantPermission: ["changepermission", "setpermission"],
    .setParticipantRole: ["changerole", "demote", "promote", "setrole"],
    .setPublicPermission: ["makeprivate", "makepublic", "publish"],
    .acceptShare: ["accept", "join"],
    .leaveShare: ["leave"],
    .deleteShare: ["stopsharing", "unshare"],
    .readRecord: ["fetch", "get", "read", "view"],
    .createRecord: ["create", "insert"],
    .modifyRecord: ["edit", "modify", "save", "update", "write"],
    .deleteRecord: ["delete"],
    .unblockIdentity: ["unblock", "unblockrequester"],
    .blockRequester: ["block", "blockidentity"],
    .transferOwnership: ["changeowner", "giveaway", "transfer"],
  ]
}
