internal import ShareModel
internal import ShareWire

extension RequestSchema {
  /// One of the actions, and what each has beside its name.
  static let action = SchemaNode.object([
    ("type", .text("object")), ("required", .texts(["name"])),
    (
      "properties",
      .object([
        ("name", .words(ActionName.allCases.map(\.rawValue))), ("properties", SchemaNode.type("object").orNull),
      ])
    ),
    ("allOf", .list(ActionName.allCases.compactMap(condition))),
  ]).about("What is asked.")

  private static func condition(_ action: ActionName) -> SchemaNode? {
    let properties = properties(of: action)
    guard !properties.isEmpty else { return nil }
    let required = properties.filter(\.isRequired).map(\.name)
    let shape = form(properties.map { ($0.name, $0.form) }, required: required)
    return .object([
      ("if", form([("name", .constant(action.rawValue))], required: ["name"])),
      ("then", form([("properties", shape)], required: required.isEmpty ? [] : ["properties"])),
    ])
  }

  private typealias Property = (name: String, form: SchemaNode, isRequired: Bool)

  private static func properties(of action: ActionName) -> [Property] {
    switch action {
    case .createShare: [("root", rootRecord, false), ("zone", zone, false)]
    case .saveShare: [("edits", .list(of: part(where: \.isShareEdit)), true)]
    case .modifyRecords: [("operations", .list(of: part(where: \.isBatchOperation)), true)]
    case .addParticipant: [("participant", .reference("invitation"), true)]
    case .removeParticipant, .lookUpParticipant, .getOneTimeURL, .transferOwnership:
      [("participant", .reference("person"), true)]
    case .setParticipantPermission:
      [("participant", .reference("person"), true), ("permission", .reference("permission"), true)]
    case .setParticipantRole: [("participant", .reference("person"), true), ("role", .reference("role"), true)]
    case .setPublicPermission: [("permission", .reference("permission"), true)]
    case .setShareFields: [("fields", .type("object"), true)]
    case .fetchShareMetadata, .acceptShare: [("oneTimeURL", .string, false)]
    case .readRecord, .createRecord, .modifyRecord: [("record", .reference("record"), false)]
    // The root may be meant, so that it has to be named.
    case .deleteRecord: [("record", form(recordMembers, required: ["recordName"]), true)]
    case .setAllowsAccessRequests: [("value", .truth, true)]
    case .approveAccessRequest, .denyAccessRequest, .blockRequester, .unblockIdentity:
      [("requester", .reference("person"), true)]
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: []
    }
  }

  /// An action that can be part of another one.
  private static func part(where belongs: (ActionName) -> Bool) -> SchemaNode {
    let names = ActionName.allCases.filter(belongs).map(\.rawValue)
    return .object([
      ("allOf", .list([.reference("action"), .object([("properties", .object([("name", .words(names))]))])]))
    ])
  }

  static let record = form(recordMembers)

  private static let recordMembers =
    names(["recordName", "recordType"]) + [("parent", .any)]
    + truths(["inShare", "hasChildren", "inOtherShare", "parentExists", "parentReferenceHasAction"])

  private static let rootRecord = form(
    names(["recordName"])
      + truths(["exists", "hasShare", "ancestorHasShare", "descendantHasShare", "inSameOperation", "inOtherZone"]))

  private static let zone = form(
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
