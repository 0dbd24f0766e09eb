internal import ShareModel

/// An action by its name and properties.
enum ActionWriter {
  static func action(_ action: Action) -> WireValue {
    .members(["name": .text(action.name.rawValue), "properties": properties(action)])
  }

  private static func properties(_ action: Action) -> WireValue? {
    switch action {
    case .createShare(let creation): self.creation(creation)
    case .saveShare(let edits): .members(["edits": .list(edits.map(self.action))])
    case .modifyRecords(let operations): .members(["operations": .list(operations.map(self.action))])
    case .addParticipant(let invitation): .members(["participant": PersonWriter.invitation(invitation)])
    case .removeParticipant(let identity), .lookUpParticipant(let identity), .getOneTimeURL(let identity),
      .transferOwnership(let identity):
      .members(["participant": PersonWriter.identity(identity)])
    case .setParticipantPermission(let identity, let permission):
      .members(["participant": PersonWriter.identity(identity), "permission": .text(permission.rawValue)])
    case .setParticipantRole(let identity, let role):
      .members(["participant": PersonWriter.identity(identity), "role": .text(role.rawValue)])
    case .setPublicPermission(let permission): .members(["permission": .text(permission.rawValue)])
    case .setShareFields(let fields): .members(["fields": WireValue(fields: fields) ?? .object([])])
    case .fetchShareMetadata(let link), .acceptShare(let link): link.map { .members(["oneTimeURL": .text($0)]) }
    case .readRecord(let record), .createRecord(let record), .modifyRecord(let record), .deleteRecord(let record):
      .members(["record": self.record(record)])
    case .setAllowsAccessRequests(let value): .members(["value": .boolean(value)])
    case .approveAccessRequest(let identity), .denyAccessRequest(let identity), .blockRequester(let identity),
      .unblockIdentity(let identity):
      .members(["requester": PersonWriter.identity(identity)])
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: nil
    }
  }

  private static func record(_ record: RecordTarget) -> WireValue {
    let parent: WireValue? =
      switch record.parent {
      case .assumed: nil
      case .none: .null
      case .record(let name): .text(name)
      }
    return .members([
      "recordName": record.recordName.isEmpty ? nil : .text(record.recordName),
      "recordType": WireValue(record.recordType), "parent": parent,
      "inShare": WireValue(record.isInShare), "hasChildren": WireValue(record.hasChildren),
      "inOtherShare": WireValue(record.isInOtherShare), "parentExists": WireValue(record.parentExists),
      "parentReferenceHasAction": WireValue(record.parentReferenceHasAction),
    ])
  }

  private static func creation(_ creation: ShareCreation) -> WireValue {
    let root = creation.root
    let zone = creation.zone
    return .members([
      "root": .members([
        "recordName": WireValue(root.recordName), "exists": WireValue(root.exists),
        "hasShare": WireValue(root.hasShare), "ancestorHasShare": WireValue(root.ancestorHasShare),
        "descendantHasShare": WireValue(root.descendantHasShare),
        "inSameOperation": WireValue(root.isInSameOperation), "inOtherZone": WireValue(root.isInOtherZone),
      ]),
      "zone": .members([
        "zoneName": WireValue(zone.zoneName), "isDefault": WireValue(zone.isDefault),
        "capabilities": zone.capabilities.map { set in
          .texts(ShareCreation.Zone.Capability.allCases.filter { set.contains($0) }.map(\.rawValue))
        },
        "hasZoneWideShare": WireValue(zone.hasZoneWideShare), "hierarchyShares": WireValue(zone.hierarchyShares),
        "exists": WireValue(zone.exists), "ownerRecordName": WireValue(zone.ownerRecordName),
        "belongsToOther": WireValue(zone.belongsToOther),
      ]),
    ])
  }
}
