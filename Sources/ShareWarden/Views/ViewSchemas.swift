internal import LuaSandbox

/// A field of a record, by its place in it. The case's name is the name that scripts use; coding keys tell it without
/// reflection, which would take a millisecond at the start of the program.
protocol ViewField: RawRepresentable<Int>, CaseIterable, CodingKey, Sendable {}

enum RequestField: Int, ViewField { case share, after, gains, actor, action, context }

enum ShareField: Int, ViewField {
  case participants, owner, publicPermission, isPublic, requesters, blockedIdentities, allowsAccessRequests
  case anonymousPublicAccess, recordName, rootRecordName, isZoneWide, title, type, properties
}

/// `seat` and `standing` are for counting: who is one person, and what they may do or will on acceptance. `before` is a
/// field of gains alone, so it comes last.
enum PersonField: Int, ViewField {
  case seat, standing, role, acceptanceStatus, email, phone, userRecordName, participantID, name, permission
  case effectivePermission, hasiCloudAccount, isOneTimeURL, isApprovedRequester, dateAddedToShare, properties, before
}

enum EmailField: Int, ViewField { case text, localPart, domain }

enum ActorField: Int, ViewField {
  case email, phone, userRecordName, participantID, name, participant, accountStatus, properties
}

/// The properties of every action; those that the action at hand does not have are nil.
enum ActionField: Int, ViewField {
  case name, participant, permission, role, fields, oneTimeURL, value, requester, record, root, zone
}

enum RecordField: Int, ViewField { case recordName, recordType, parent, inShare, hasChildren }

enum RootField: Int, ViewField {
  case recordName, exists, hasShare, ancestorHasShare, descendantHasShare, inSameOperation
}

enum ZoneField: Int, ViewField { case zoneName, isDefault, capabilities, hasZoneWideShare, hierarchyShares }

/// The shapes of everything that scripts are handed.
enum ViewSchemas {
  static let request = SchemaID(rawValue: 0)
  static let share = SchemaID(rawValue: 1)
  static let person = SchemaID(rawValue: 2)
  static let gain = SchemaID(rawValue: 3)
  static let email = SchemaID(rawValue: 4)
  static let actor = SchemaID(rawValue: 5)
  static let action = SchemaID(rawValue: 6)
  static let record = SchemaID(rawValue: 7)
  static let root = SchemaID(rawValue: 8)
  static let zone = SchemaID(rawValue: 9)
  /// Bears no fields: a name for messages.
  static let parameters = SchemaID(rawValue: 10)

  static let book = SchemaBook(
    words: ViewWords.all,
    schemas: [
      RecordSchema("request", fields: fields(RequestField.self)),
      RecordSchema("share", fields: fields(ShareField.self), people: "participants"),
      RecordSchema("person", fields: personFields.dropLast()),
      RecordSchema("gain", fields: personFields),
      RecordSchema("email", fields: fields(EmailField.self)),
      RecordSchema("actor", fields: fields(ActorField.self)),
      RecordSchema("action", fields: fields(ActionField.self)),
      RecordSchema("record", fields: fields(RecordField.self)),
      RecordSchema("root", fields: fields(RootField.self)),
      RecordSchema("zone", fields: fields(ZoneField.self)),
      RecordSchema("parameters", fields: []),
    ])

  private static let personFields = fields(PersonField.self)

  private static func fields<Field: ViewField>(_: Field.Type) -> [SchemaField] {
    Field.allCases.map { field in
      let name = field.stringValue
      let words: Range<Int>? =
        switch name {
        case "role": ViewWords.roles
        case "permission", "effectivePermission", "standing", "publicPermission": ViewWords.permissions
        case "acceptanceStatus": ViewWords.acceptanceStatuses
        case "accountStatus": ViewWords.accountStatuses
        default: nil
        }
      return SchemaField(name, isHidden: name == "seat" || name == "standing", words: words)
    }
  }
}

extension ViewBuilder {
  mutating func add<Field: ViewField>(_ schema: SchemaID, _: Field.Type) -> ViewHeader {
    addRecord(schema, fieldCount: Field.allCases.count)
  }

  mutating func set(_ record: ViewHeader, _ field: some ViewField, _ value: ViewCell) {
    set(record, field.rawValue, value)
  }

  mutating func set(_ record: ViewHeader, _ field: some ViewField, text value: String?) {
    guard let value else { return }
    let cell = text(value)
    set(record, field.rawValue, cell)
  }

  /// - Parameter text: where it is in the view.
  mutating func set(_ record: ViewHeader, _ field: some ViewField, _ text: Range<Int>?) {
    if let text { set(record, field.rawValue, .text(text)) }
  }

  mutating func set(_ record: ViewHeader, _ field: some ViewField, _ value: Bool?) {
    if let value { set(record, field.rawValue, .boolean(value)) }
  }
}
