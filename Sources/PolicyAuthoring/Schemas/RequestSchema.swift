internal import ShareModel
internal import ShareWire

/// The form of a request, with the spellings that are read beside the native ones.
enum RequestSchema {
  static let root = SchemaNode.shape(
    [
      ("subject", .reference("subject")), ("action", .reference("action")), ("resource", .reference("resource")),
      ("context", .reference("context")),
    ], required: ["subject", "action", "resource"])

  static let definitions: [(name: String, value: SchemaNode)] =
    [
      ("subject", subject), ("action", action), ("resource", resource), ("context", context), ("share", share),
      ("participant", participant), ("person", person), ("identity", identity), ("record", record),
      ("role", spelled(Spellings.role, ParticipantRole.allCases)),
      ("permission", spelled(Spellings.permission, ParticipantPermission.allCases)),
      ("acceptanceStatus", spelled(Spellings.acceptanceStatus, ParticipantAcceptanceStatus.allCases)),
    ]

  /// The native words, which editors offer, and whatever else is read.
  static func spelled<Value: RawRepresentable<String>>(_ table: SpellingTable<Value>, _ native: [Value]) -> SchemaNode {
    let words = native.map(\.rawValue)
    let others = table.words.map(\.word).filter { !words.contains($0) }
    let numbers = table.integers.map { SchemaNode.integer($0.integer) }
    return .anyOf([
      .words(words),
      .object([
        ("enum", .list(others.map { .text($0) } + numbers)),
        ("description", .text("As CloudKit Web Services, CloudKit JS or a raw value has it.")),
      ]),
    ])
  }

  private static let subject = SchemaNode.shape(
    [
      ("type", .constant("user")),
      (
        "id",
        SchemaNode.string.about("A participantID, the name of a user record, an e-mail address or a telephone number.")
      ),
      (
        "properties",
        .shape(
          names(["participantID", "userRecordName", "emailAddress", "phoneNumber"]) + [
            ("accountStatus", spelled(Spellings.accountStatus, Subject.AccountStatus.allCases))
          ])
      ),
    ], required: ["type"]
  ).about("Who asks.")

  private static let resource = SchemaNode.shape(
    [("type", .constant("share")), ("id", .string), ("properties", .reference("share"))],
    required: ["type"]
  ).about("The share, as it is.")

  private static let context = SchemaNode.shape([
    ("time", time.about("When the request is made.")),
    (
      "environment",
      .shape([
        ("databaseScope", spelled(Spellings.databaseScope, Environment.DatabaseScope.allCases)),
        ("containerIdentifier", .string), ("osVersion", .type("integer")),
        ("entitlements", .list(of: .words(Environment.Entitlement.allCases.map(\.rawValue)))),
        ("serverChangeTag", .string), ("ownerStorageIsFull", .truth),
      ])
    ),
  ]).about("When, and whatever else is to be known to policies.")

  static let time = SchemaNode.object([("type", .text("string")), ("format", .text("date-time"))])

  static func names(_ names: [String]) -> [(name: String, value: SchemaNode)] { names.map { ($0, .string) } }
}
