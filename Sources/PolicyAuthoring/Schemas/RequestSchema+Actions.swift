internal import ShareModel
internal import ShareWire

extension RequestSchema {
  /// One of the actions, and what each has beside its name.
  static let action = SchemaNode.object([
    ("type", .text("object")), ("required", .texts(["name"])),
    (
      "properties",
      .object([
        ("name", .words(ActionName.allCases.map(\.rawValue))), ("properties", .type("object")),
      ])
    ),
    ("allOf", .list(ActionName.allCases.compactMap(condition))),
  ]).about("What is asked.")

  private static func condition(_ action: ActionName) -> SchemaNode? {
    let properties = properties(of: action)
    guard !properties.isEmpty else { return nil }
    let required = properties.filter(\.isRequired).map(\.name)
    let shape = SchemaNode.shape(properties.map { ($0.name, $0.form) }, required: required)
    return .object([
      ("if", .shape([("name", .constant(action.rawValue))], required: ["name"])),
      ("then", .shape([("properties", shape)], required: required.isEmpty ? [] : ["properties"])),
    ])
  }

  private typealias Property = (name: String, form: SchemaNode, isRequired: Bool)

  private static func properties(of action: ActionName) -> [Property] {
    switch action {
    case .createShare: [("root", rootRecord, false), ("zone", zone, false)]
    case .saveShare: [("edits", .list(of: .reference("action")), true)]
    case .modifyRecords: [("operations", .list(of: .reference("action")), true)]
    case .addParticipant: [("participant", .reference("participant"), true)]
    case .removeParticipant, .lookUpParticipant, .getOneTimeURL, .transferOwnership:
      [("participant", .reference("person"), true)]
    case .setParticipantPermission:
      [("participant", .reference("person"), true), ("permission", .reference("permission"), true)]
    case .setParticipantRole: [("participant", .reference("person"), true), ("role", .reference("role"), true)]
    case .setPublicPermission: [("permission", .reference("permission"), true)]
    case .setShareFields: [("fields", .type("object"), true)]
    case .fetchShareMetadata, .acceptShare: [("oneTimeURL", .string, false)]
    case .readRecord, .createRecord, .modifyRecord: [("record", .reference("record"), false)]
    case .deleteRecord: [("record", .reference("record"), true)]
    case .setAllowsAccessRequests: [("value", .truth, true)]
    case .approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity:
      [("requester", .reference("person"), true)]
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: []
    }
  }

  static let record = SchemaNode.shape(
    names(["recordName", "recordType"]) + [("parent", .any)]
      + truths(["inShare", "hasChildren", "inOtherShare", "parentExists", "parentReferenceHasAction"]))

  private static let rootRecord = SchemaNode.shape(
    names(["recordName"])
      + truths(["exists", "hasShare", "ancestorHasShare", "descendantHasShare", "inSameOperation", "inOtherZone"]))

  private static let zone = SchemaNode.shape(
    names(["zoneName", "ownerRecordName"]) + [
      (
        "capabilities",
        .anyOf([
          .list(of: spelled(Spellings.capability, ShareCreation.Zone.Capability.allCases)), .integer(0...15),
        ])
      ),
      ("hierarchyShares", .object([("type", .text("integer")), ("minimum", .integer(0))])),
    ] + truths(["isDefault", "hasZoneWideShare", "exists", "belongsToOther"]))

  private static func truths(_ names: [String]) -> [(name: String, value: SchemaNode)] { names.map { ($0, .truth) } }
}
