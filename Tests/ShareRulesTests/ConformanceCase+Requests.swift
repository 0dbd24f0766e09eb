import ShareModel
import ShareRules

extension ConformanceCase {
  private static let who = Samples.person
  private static let approved = changed {
    $0.participants.append(
      Participant(
        identity: who("approved"), role: .privateUser, permission: .readOnly, acceptanceStatus: .accepted,
        isApprovedRequester: true))
  }

  static let requests: [ConformanceCase] = [
    yes("R177", "admin", .setAllowsAccessRequests(false)), no("R178", "writer", .setAllowsAccessRequests(true)),
    no("R038", "stranger", .setAllowsAccessRequests(true)), yes("R179", "stranger", .requestAccess),
    no("R180", "stranger", .requestAccess, on: changed { $0.allowsAccessRequests = false }),
    no("R181", "blocked", .requestAccess), no("R182", "pending", .requestAccess), no("R183", "reader", .requestAccess),
    no("R184", "stranger", .requestAccess, on: Samples.open(.readOnly)), yes("R185", "asker", .requestAccess),
    yes("R186", "admin", .approveAccessRequest(who("asker"))), yes("R187", "admin", .denyAccessRequest(who("asker"))),
    yes("R188", "admin", .blockRequester(who("asker"))),
    yes("R188", "admin", .blockRequester(who("approved")), on: approved),
    no("R189", "admin", .blockRequester(who("admin2"))), no("R189", "owner", .blockRequester(who("owner"))),
    yes("R190", "admin", .unblockIdentity(who("blocked"))), no("R191", "writer", .approveAccessRequest(who("asker"))),
    no("R191", "stranger", .unblockIdentity(who("blocked"))), no("R192", "owner", .denyAccessRequest(who("nobody"))),
    no("R045", "owner", .approveAccessRequest(who("asker")), on: Samples.open(.readOnly)),
    no(
      "R195", "owner", .denyAccessRequest(who("asker")), in: Environment(osVersion: 26, entitlements: [])),
  ]
}
