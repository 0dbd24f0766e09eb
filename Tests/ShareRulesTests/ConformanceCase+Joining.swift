import ShareModel
import ShareRules

extension ConformanceCase {
  private static let fetch = Action.fetchShareMetadata(oneTimeURL: nil)
  private static let accept = Action.acceptShare(oneTimeURL: nil)
  private static let placeholder = changed {
    $0.participants.append(
      Participant(
        identity: Samples.person("unproved"), role: .privateUser, permission: .readOnly, acceptanceStatus: .pending,
        hasiCloudAccount: false))
  }

  static let joining: [ConformanceCase] = [
    yes("R106", "owner", fetch), yes("R107", "pending", fetch),
    yes("R108", "stranger", fetch, on: Samples.open(.readOnly)),
    no("R109", "stranger", fetch, on: placeholder), no("R110", "removed", fetch, on: placeholder),
    no("R110", "stranger", fetch),
    no(
      "R111", "owner",
      .modifyRecords([.deleteRecord(RecordTarget(recordName: "root")), .setPublicPermission(.readOnly)])),
    yes("R113", "stranger", .fetchShareMetadata(oneTimeURL: "slot")), yes("R115", "pending", accept),
    no("R116", "stranger", accept), no("R116", "removed", accept), no("R118", "unproved", accept, on: placeholder),
    yes("R119", "stranger", accept, on: Samples.open(.readOnly)),
    yes("R119", "removed", accept, on: Samples.open(.readOnly)),
    yes("R120", "reader", accept), no("R121", "owner", accept), no("R122", "blocked", accept),
    no("R122", "blocked", accept, on: Samples.open(.readOnly)),
    yes("R124", "stranger", .acceptShare(oneTimeURL: "slot")),
    no("R125", "stranger", .acceptShare(oneTimeURL: "used")), no("R122", "blocked", .acceptShare(oneTimeURL: "slot")),
    yes("R131", "reader", .leaveShare), yes("R132", "reader", .deleteZone), no("R133", "stranger", .leaveShare),
    no("R134", "owner", .leaveShare), no("R137", "removed", .readRecord(RecordTarget(recordName: "note"))),
    yes("R138", "owner", .deleteShare), yes("R139", "owner", .deleteShare, on: Samples.zoneWide),
    yes("R140", "admin", .deleteShare),
  ]
}
