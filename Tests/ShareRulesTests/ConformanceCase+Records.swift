import ShareModel
import ShareRules

extension ConformanceCase {
  private static let note = RecordTarget(recordName: "note")
  private static let root = RecordTarget(recordName: "root")

  static let records: [ConformanceCase] = [
    no("R023", "writer", .createRecord(RecordTarget(recordName: "n", parentReferenceHasAction: true))),
    no("R024", "writer", .createRecord(RecordTarget(recordName: "n", parentExists: false))),
    no("R025", "writer", .modifyRecord(RecordTarget(recordName: "n", isInOtherShare: true))),
    yes("R141", "owner", .deleteRecord(root)), no("R142", "writer", .deleteRecord(root)),
    no("R142", "writer", .modifyRecords([.modifyRecord(note), .deleteRecord(root)])),
    no("R143", "owner", .deleteRecord(RecordTarget(recordName: "n", hasChildren: true))),
    yes("R144", "owner", .deleteZone), no("R145", "writer", .deleteZone, in: Environment(databaseScope: .private)),
    yes("R147", "owner", .readRecord(RecordTarget(recordName: "n", isInShare: false))),
    yes("R148", "reader", .readRecord(note)), no("R149", "member", .readRecord(note)),
    no("R150", "pending", .readRecord(note)), no("R150", "stranger", .readRecord(note), on: Samples.open(.readWrite)),
    no("R151", "reader", .readRecord(RecordTarget(recordName: "n", isInShare: false))),
    yes("R152", "writer", .modifyRecord(root)), no("R153", "reader", .modifyRecord(note)),
    yes("R154", "writer", .createRecord(RecordTarget(recordName: "n", parent: .record("root")))),
    no("R155", "writer", .createRecord(RecordTarget(recordName: "n", parent: .none))),
    yes("R156", "writer", .createRecord(RecordTarget(recordName: "n", parent: .none)), on: Samples.zoneWide),
    no("R157", "reader", .createRecord(note)), yes("R158", "writer", .deleteRecord(note)),
    no("R159", "reader", .deleteRecord(note)), yes("R160", "writer", .deleteRecord(root), on: Samples.zoneWide),
    no("R161", "writer", .modifyRecord(RecordTarget(recordName: "n", parent: .none))),
    no("R165", "writer", .createRecord(note), in: Environment(ownerStorageIsFull: true)),
    no("R168", "owner", .readRecord(note), in: Environment(databaseScope: .shared)), yes("R169", "member", .readShare),
    yes("R140", "admin", .deleteRecord(RecordTarget(recordName: "share"))),
    no("R037", "writer", .modifyRecords([.modifyRecord(RecordTarget(recordName: "cloudkit.zoneshare"))])),
    yes("R170", "pending", .readShareURL), yes("R174", "admin", .getOneTimeURL(Identity(participantID: "slot"))),
    no("R175", "writer", .getOneTimeURL(Identity(participantID: "slot"))),
    no("R009", "owner", .getOneTimeURL(Samples.person("writer"))),
  ]
}
