import Foundation
import ShareModel
import ShareRules
import Testing

/// The table of who may do what, cell by cell.
@Suite struct MatrixTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let action: String
    let cells: [String: String]
    var testDescription: String { action }
  }

  static let people: [String: (name: String, share: Share)] = [
    "O": ("owner", Samples.closed), "A": ("admin", Samples.closed), "PW": ("writer", Samples.closed),
    "PR": ("reader", Samples.closed), "PN": ("member", Samples.closed), "UW": ("guest", Samples.open(.readWrite)),
    "UR": ("guest", Samples.open(.readOnly)), "PD": ("pending", Samples.closed), "RM": ("removed", Samples.closed),
    "SP": ("stranger", Samples.closed), "SO": ("stranger", Samples.open(.readOnly)), "BK": ("blocked", Samples.closed),
  ]

  static let actions: [String: Action] = [
    "createShare": .createShare(ShareCreation()),
    "addParticipant": .addParticipant(Invitation(identity: Samples.person("new"))),
    "removeOther": .removeParticipant(Samples.person("target")),
    "removeOwner": .removeParticipant(Samples.person("owner")),
    "removeOtherAdmin": .removeParticipant(Samples.person("admin2")),
    "setPermission": .setParticipantPermission(Samples.person("target"), .readOnly),
    "setOwnerPermission": .setParticipantPermission(Samples.person("owner"), .readOnly),
    "setRole": .setParticipantRole(Samples.person("target"), .administrator),
    "setPublicPermission": .setPublicPermission(.readOnly),
    "setFields": .setShareFields(Labels([("title", .text("Trip"))])),
    "fetchMetadata": .fetchShareMetadata(oneTimeURL: nil), "accept": .acceptShare(oneTimeURL: nil),
    "leave": .leaveShare, "deleteShare": .deleteShare, "deleteRoot": .deleteRecord(RecordTarget(recordName: "root")),
    "readRecord": .readRecord(RecordTarget(recordName: "note")),
    "modifyRecord": .modifyRecord(RecordTarget(recordName: "note")),
    "createRecord": .createRecord(RecordTarget(recordName: "note")),
    "createOutside": .createRecord(RecordTarget(recordName: "note", parent: .none)),
    "deleteRecord": .deleteRecord(RecordTarget(recordName: "note")), "readURL": .readShareURL,
    "oneTimeURL": .getOneTimeURL(Identity(participantID: "slot")), "requestAccess": .requestAccess,
    "allowRequests": .setAllowsAccessRequests(false), "approve": .approveAccessRequest(Samples.person("asker")),
    "deny": .denyAccessRequest(Samples.person("asker")), "block": .blockRequester(Samples.person("asker")),
    "unblock": .unblockIdentity(Samples.person("blocked")), "lookUp": .lookUpParticipant(Samples.person("new")),
    "transferOwnership": .transferOwnership(Samples.person("writer")),
  ]

  static let lines: [Line] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data/Rules/matrix.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: " ").map(String.init)
    }
    guard let head = rows.first?.dropFirst() else { return [] }
    return rows.dropFirst().map { row in
      Line(action: row[0], cells: Dictionary(uniqueKeysWithValues: zip(head, row.dropFirst())))
    }
  }()

  @Test func `the table has a line for every action and a column for everybody`() {
    #expect(Set(Self.lines.map(\.action)) == Set(Self.actions.keys))
    for line in Self.lines { #expect(Set(line.cells.keys) == Set(Self.people.keys)) }
  }

  @Test(arguments: lines)
  func `every standing is answered as the table says`(line: Line) throws {
    let action = try #require(Self.actions[line.action])
    for (column, expected) in line.cells {
      let person = try #require(Self.people[column])
      var share = person.share
      share.participants.append(Samples.entry("target", .privateUser))
      if case .createShare = action, column == "O" { share = Share(recordName: "share", rootRecordName: "root") }
      let ruling = Samples.judge(person.name, action, on: share)
      #expect(Self.sign(ruling, changes: line.action == "accept") == expected, "\(column): \(ruling.refusals)")
    }
  }

  static func sign(_ ruling: Ruling, changes: Bool) -> String {
    guard ruling.isAllowed else { return "." }
    if ruling.effects.contains(where: { $0.kind == "participantLeft" }) { return ruling.isDeleted ? "?" : "L" }
    return changes && ruling.effects.isEmpty ? "N" : "Y"
  }
}
