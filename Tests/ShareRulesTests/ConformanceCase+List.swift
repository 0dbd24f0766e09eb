import ShareModel
import ShareRules

extension ConformanceCase {
  private static func add(_ name: String, _ change: (inout Invitation) -> Void = { _ in }) -> Action {
    var invitation = Invitation(identity: Samples.person(name))
    change(&invitation)
    return .addParticipant(invitation)
  }

  private static func full(_ share: Share = Samples.closed) -> Share {
    changed(share) { share in
      share.participants += (0..<100).map { Samples.entry("p\($0)", .privateUser, .readOnly) }
    }
  }

  private static let who = Samples.person

  static let listEdits: [ConformanceCase] = [
    yes("R042", "owner", add("new")), yes("R043", "admin", add("new")), no("R044", "writer", add("new")),
    no("R045", "owner", add("new"), on: Samples.open(.readOnly)),
    yes("R048", "owner", add("reader") { $0.permission = .readWrite }),
    no("R049", "owner", add("new") { $0.role = .owner }), no("R050", "owner", add("new") { $0.role = .publicUser }),
    no("R051", "owner", add("new") { $0.permission = .unknown }),
    yes("R052", "owner", add("new") { $0.permission = ParticipantPermission.none }),
    yes("R053", "owner", add("new") { $0.role = .administrator }),
    no("R054", "admin", add("new") { $0.role = .administrator }),
    no("R055", "owner", add("new") { $0.isAttachedToOtherShare = true }), no("R056", "owner", add("new"), on: full()),
    no("R040", "owner", .saveShare([add("new")]), on: full()),
    yes("R057", "owner", add("new") { $0.hasiCloudAccount = false }), no("R058", "admin", add("owner")),
    no("R059", "owner", add("blocked")), yes("R061", "owner", .addParticipant(Invitation(isOneTimeURL: true))),
    no(
      "R062", "owner", .addParticipant(Invitation(isOneTimeURL: true)), in: Environment(osVersion: 26, entitlements: [])
    ),
    yes("R063", "owner", .removeParticipant(who("admin"))), yes("R064", "admin", .removeParticipant(who("writer"))),
    no("R065", "admin", .removeParticipant(who("owner"))), no("R066", "admin", .removeParticipant(who("admin2"))),
    no("R067", "owner", .removeParticipant(who("guest")), on: Samples.open(.readOnly)),
    no("R068", "owner", .removeParticipant(who("nobody"))), yes("R069", "reader", .removeParticipant(who("reader"))),
    no("R070", "writer", .removeParticipant(who("reader"))), no("R070", "pending", .removeParticipant(who("pending"))),
    yes("R071", "owner", .removeParticipant(who("pending"))),
    yes("R072", "owner", .setParticipantPermission(who("admin"), .readOnly)),
    yes("R073", "admin", .setParticipantPermission(who("writer"), .readOnly)),
    no("R074", "reader", .setParticipantPermission(who("reader"), .readWrite)),
    no("R075", "admin", .setParticipantPermission(who("admin"), .readWrite)),
    no("R075", "admin", add("admin2") { $0.permission = .readOnly }),
    no("R076", "owner", .setParticipantPermission(who("owner"), .readOnly)),
    no("R077", "owner", .setParticipantPermission(who("guest"), .readWrite), on: Samples.open(.readOnly)),
    no("R080", "owner", .setParticipantPermission(who("writer"), .unknown)),
    yes("R081", "owner", .setParticipantRole(who("writer"), .administrator)),
    yes("R082", "owner", .setParticipantRole(who("admin"), .privateUser)),
    no("R083", "admin", .setParticipantRole(who("writer"), .administrator)),
    no("R084", "writer", .setParticipantRole(who("writer"), .administrator)),
    no("R085", "owner", .setParticipantRole(who("writer"), .owner)),
    no("R085", "owner", .transferOwnership(who("writer"))),
    no("R086", "owner", .setParticipantRole(who("owner"), .privateUser)),
    no("R087", "owner", .setParticipantRole(who("writer"), .publicUser)),
    no("R088", "owner", .setParticipantRole(who("guest"), .privateUser), on: Samples.open(.readOnly)),
    no(
      "R089", "owner", .setParticipantRole(who("writer"), .administrator),
      on: changed { $0.participants.removeAll { $0.role == .administrator } }, in: Environment(osVersion: 18)),
    yes("R091", "owner", .setPublicPermission(.readOnly)),
    yes("R092", "owner", .setPublicPermission(.none), on: Samples.open(.readOnly)),
    yes("R093", "owner", .setPublicPermission(.readWrite), on: Samples.open(.readOnly)),
    yes("R094", "owner", .setPublicPermission(.none)), no("R095", "owner", .setPublicPermission(.unknown)),
    no("R096", "admin", .setPublicPermission(.readOnly)), no("R097", "writer", .setPublicPermission(.readOnly)),
    yes("R100", "stranger", .lookUpParticipant(who("new"))), no("R102", "owner", .lookUpParticipant(Identity())),
    no("R103", "owner", .addParticipant(Invitation())),
    no("R128", "owner", add("new") { $0.acceptanceStatus = .accepted }),
    no("R123", "stranger", .acceptShare(oneTimeURL: nil), on: full(Samples.open(.readOnly))),
  ]
}
