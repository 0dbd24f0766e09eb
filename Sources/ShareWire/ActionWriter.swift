internal import PlainData
internal import ShareModel

/// An action by its name and properties.
enum ActionWriter {
  static func action(_ action: Action, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", action.name.rawValue)
      if hasProperties(action) { writer.object("properties") { properties(action, to: &$0) } }
    }
  }

  private static func hasProperties(_ action: Action) -> Bool {
    switch action {
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess, .fetchShareMetadata(nil),
      .acceptShare(nil):
      false
    default: true
    }
  }

  private static func properties(_ action: Action, to writer: inout JSONWriter) {
    switch action {
    case .createShare(let creation): ShareCreationWriter.creation(creation, to: &writer)
    case .saveShare(let edits): writer.list("edits", edits, self.action)
    case .modifyRecords(let operations): writer.list("operations", operations, self.action)
    case .addParticipant(let invitation):
      writer.name("participant")
      PersonWriter.invitation(invitation, to: &writer)
    case .removeParticipant(let identity), .lookUpParticipant(let identity), .getOneTimeURL(let identity),
      .transferOwnership(let identity):
      person("participant", identity, to: &writer)
    case .setParticipantPermission(let identity, let permission):
      person("participant", identity, to: &writer)
      writer.member("permission", permission.rawValue)
    case .setParticipantRole(let identity, let role):
      person("participant", identity, to: &writer)
      writer.member("role", role.rawValue)
    case .setPublicPermission(let permission): writer.member("permission", permission.rawValue)
    case .setShareFields(let fields): LabelWriter.fields(fields, to: &writer)
    case .fetchShareMetadata(let link), .acceptShare(let link): writer.member("oneTimeURL", link)
    case .readRecord(let record), .createRecord(let record), .modifyRecord(let record), .deleteRecord(let record):
      writer.object("record") { self.record(record, to: &$0) }
    case .setAllowsAccessRequests(let value): writer.member("value", value)
    case .approveAccessRequest(let identity), .denyAccessRequest(let identity), .blockRequester(let identity),
      .unblockIdentity(let identity):
      person("requester", identity, to: &writer)
    case .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess: break
    }
  }

  private static func person(_ name: StaticString, _ identity: Identity, to writer: inout JSONWriter) {
    writer.name(name)
    PersonWriter.identity(identity, to: &writer)
  }

  private static func record(_ record: RecordTarget, to writer: inout JSONWriter) {
    writer.member("recordName", record.recordName.isEmpty ? nil : record.recordName)
    writer.member("recordType", record.recordType)
    switch record.parent {
    case .assumed: break
    case .none:
      writer.name("parent")
      writer.null()
    case .record(let name): writer.member("parent", name)
    }
    writer.member("inShare", record.isInShare)
    writer.member("hasChildren", record.hasChildren)
    writer.member("inOtherShare", record.isInOtherShare)
    writer.member("parentExists", record.parentExists)
    writer.member("parentReferenceHasAction", record.parentReferenceHasAction)
  }
}
