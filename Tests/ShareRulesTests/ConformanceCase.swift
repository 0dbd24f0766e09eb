import ShareModel
import ShareRules
import Testing

/// A request, and the rule that has to decide it.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let allows: Bool
  let request: ShareRequest
  let profile: RuleProfile
  var testDescription: String { "\(rule) \(request.subject.id) \(request.action.name)" }

  static let all = plain + listEdits + joining + records + requests

  static func no(
    _ rule: String, _ who: String, _ action: Action, on share: Share = Samples.closed,
    in environment: Environment = Environment(), profile: RuleProfile = RuleProfile()
  ) -> ConformanceCase {
    ConformanceCase(
      rule: rule, allows: false, request: Samples.request(who, action, on: share, environment: environment),
      profile: profile)
  }

  static func yes(
    _ rule: String, _ who: String, _ action: Action, on share: Share = Samples.closed,
    in environment: Environment = Environment(), profile: RuleProfile = RuleProfile()
  ) -> ConformanceCase {
    ConformanceCase(
      rule: rule, allows: true, request: Samples.request(who, action, on: share, environment: environment),
      profile: profile)
  }

  static func changed(_ share: Share = Samples.closed, _ change: (inout Share) -> Void) -> Share {
    var share = share
    change(&share)
    return share
  }

  static func account(_ rule: String, _ status: Subject.AccountStatus) -> ConformanceCase {
    var request = Samples.request("owner", .readShare)
    request.subject.accountStatus = status
    return ConformanceCase(rule: rule, allows: false, request: request, profile: RuleProfile())
  }

  static func creation(_ change: (inout ShareCreation) -> Void) -> Action {
    var creation = ShareCreation()
    change(&creation)
    return .createShare(creation)
  }

  static let blank = Share(recordName: "share", rootRecordName: "root")
  static let blankZone = Share(recordName: Share.zoneWideRecordName)
  static let replacing: RuleProfile = {
    var profile = RuleProfile()
    profile.reSavingSharedRoot = .replace
    return profile
  }()

  static let plain: [ConformanceCase] = [
    account("R001", .noAccount), account("R002", .temporarilyUnavailable), account("R003", .restricted),
    no("R004", "owner", .readShare, in: Environment(databaseScope: .public)),
    no(
      "R005", "owner", .readShare, on: changed { $0.containerIdentifier = "iCloud.a" },
      in: Environment(containerIdentifier: "iCloud.b")),
    no("R006", "owner", .saveShare(Array(repeating: .setAllowsAccessRequests(true), count: 401))),
    no(
      "R008", "owner", .setPublicPermission(.readOnly), on: changed { $0.recordChangeTag = "1" },
      in: Environment(serverChangeTag: "2")),
    no("R009", "owner", .setParticipantPermission(Samples.person("nobody"), .readOnly)),
    no("R009", "owner", .saveShare([.deleteShare])), no("R009", "owner", .modifyRecords([.saveShare([])])),
    no("R010", "x", .readShare, on: changed { $0.participants.append(Samples.entry("x", .unknown)) }),
    no("R010", "writer", .readShare, on: changed { $0.participants.append(Samples.entry("writer", .privateUser)) }),
    no(
      "R010", "writer", .readShare, on: changed { $0.blockedIdentities = [Person(identity: Samples.person("reader"))] }),
    yes("R011", "owner", creation { _ in }, on: blank),
    no("R012", "owner", creation { $0.zone.isDefault = true }, on: blank),
    no("R013", "owner", creation { $0.zone.belongsToOther = true }, on: blank),
    no("R014", "owner", creation { $0.root.hasShare = true }, on: blank),
    no("R014", "owner", creation { $0.root.descendantHasShare = true }, on: blank),
    no("R016", "owner", creation { $0.root.isInOtherZone = true }, on: blank),
    yes("R017", "owner", creation { _ in }, on: blankZone),
    no("R018", "owner", creation { $0.zone.capabilities = [.sharing] }, on: blankZone),
    no("R019", "owner", creation { $0.zone.hasZoneWideShare = true }, on: blankZone),
    no("R020", "owner", creation { $0.zone.hierarchyShares = 1 }, on: blankZone),
    no("R021", "owner", creation { $0.zone.hasZoneWideShare = true }, on: blank),
    yes("R022", "owner", creation { $0.zone.hierarchyShares = 3 }, on: blank),
    no("R027", "owner", creation { $0.root.isInSameOperation = false }, on: blank),
    no(
      "R028", "owner",
      creation {
        $0.root.exists = false
        $0.root.isInSameOperation = false
      }, on: blank),
    no("R029", "owner", creation { $0.zone.exists = false }, on: blankZone),
    no(
      "R031", "owner", creation { _ in }, on: changed(blank) { $0.recordChangeTag = "1" },
      in: Environment(serverChangeTag: "2")),
    yes("R032", "owner", creation { $0.root.hasShare = true }, on: blank, profile: replacing),
    yes("R033", "owner", .setShareFields(Labels([("color", .integer(1))]))),
    yes("R034", "owner", .saveShare([])), yes("R035", "admin", .saveShare([])), no("R036", "writer", .saveShare([])),
    no("R037", "writer", .setShareFields(Labels())), no("R037", "admin", .setShareFields(Labels())),
    no("R038", "stranger", .saveShare([])),
    no("R039", "owner", .setPublicPermission(.readOnly), in: Environment(osVersion: 18)),
    no("R041", "owner", .setShareFields(Labels([("participants", .list([]))]))),
    no("R173", "owner", .setShareFields(Labels([("url", .text("x"))]))),
  ]
}
