internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  mutating func add(_ action: Action) -> ViewHeader {
    let record = add(ViewSchemas.action, ActionField.self)
    set(record, ActionField.name, text: action.name.rawValue)
    switch action {
    case .addParticipant(let invitation):
      let person = cell(invitation)
      set(record, ActionField.participant, person)
    case .setParticipantPermission(let identity, let permission):
      let person = cell(identity)
      set(record, ActionField.participant, person)
      set(record, ActionField.permission, permission.cell)
    case .setParticipantRole(let identity, let role):
      let person = cell(identity)
      set(record, ActionField.participant, person)
      set(record, ActionField.role, role.cell)
    case .removeParticipant(let identity), .lookUpParticipant(let identity), .getOneTimeURL(let identity),
      .transferOwnership(let identity):
      let person = cell(identity)
      set(record, ActionField.participant, person)
    case .approveAccessRequest(let identity), .denyAccessRequest(let identity), .blockRequester(let identity),
      .unblockIdentity(let identity):
      let person = cell(identity)
      set(record, ActionField.requester, person)
    case .setPublicPermission(let permission): set(record, ActionField.permission, permission.cell)
    case .setAllowsAccessRequests(let value): set(record, ActionField.value, .boolean(value))
    case .fetchShareMetadata(let link), .acceptShare(let link): set(record, ActionField.oneTimeURL, text: link)
    case .setShareFields(let fields):
      let labels = cell(fields)
      set(record, ActionField.fields, labels)
    case .readRecord(let target), .createRecord(let target), .modifyRecord(let target), .deleteRecord(let target):
      let target = add(target)
      set(record, ActionField.record, .container(target))
    case .createShare(let creation): add(creation, to: record)
    // Scripts see the parts of a compound action, never the whole.
    case .saveShare, .modifyRecords, .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess:
      break
    }
    return record
  }

  private mutating func add(_ target: RecordTarget) -> ViewHeader {
    let record = add(ViewSchemas.record, RecordField.self)
    if !target.recordName.isEmpty { set(record, RecordField.recordName, text: target.recordName) }
    set(record, RecordField.recordType, text: target.recordType)
    if case .record(let name) = target.parent { set(record, RecordField.parent, text: name) }
    set(record, RecordField.inShare, target.isInShare)
    set(record, RecordField.hasChildren, target.hasChildren)
    return record
  }

  private mutating func add(_ creation: ShareCreation, to record: ViewHeader) {
    let root = add(ViewSchemas.root, RootField.self)
    set(root, RootField.recordName, text: creation.root.recordName)
    set(root, RootField.exists, creation.root.exists)
    set(root, RootField.hasShare, creation.root.hasShare)
    set(root, RootField.ancestorHasShare, creation.root.ancestorHasShare)
    set(root, RootField.descendantHasShare, creation.root.descendantHasShare)
    set(root, RootField.inSameOperation, creation.root.isInSameOperation)
    set(record, ActionField.root, .container(root))
    let zone = add(ViewSchemas.zone, ZoneField.self)
    set(zone, ZoneField.zoneName, text: creation.zone.zoneName)
    set(zone, ZoneField.isDefault, creation.zone.isDefault)
    if let capabilities = creation.zone.capabilities {
      let names = capabilities.map(\.rawValue).sorted().map { text($0) }
      let list = addList(names)
      set(zone, ZoneField.capabilities, .container(list))
    }
    set(zone, ZoneField.hasZoneWideShare, creation.zone.hasZoneWideShare)
    if let count = creation.zone.hierarchyShares { set(zone, ZoneField.hierarchyShares, .integer(Int64(count))) }
    set(record, ActionField.zone, .container(zone))
  }
}
