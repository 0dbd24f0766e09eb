internal import ShareModel
internal import ShareWire

/// The form of a request, with the spellings that are read beside the native ones.
enum RequestSchema {
  static let root = form(
    [
      ("subject", .reference("subject")), ("action", .reference("action")), ("resource", .reference("resource")),
      ("context", .reference("context")),
    ], required: ["subject", "action", "resource"])

  static let definitions: [(name: String, value: SchemaNode)] =
    [
      ("subject", subject), ("action", action), ("resource", resource), ("context", context), ("share", share),
      ("participant", participant), ("invitation", invitation), ("person", person), ("identity", identity),
      ("record", record),
      ("role", spelled(Spellings.role, ParticipantRole.allCases)),
      ("permission", spelled(Spellings.permission, ParticipantPermission.allCases)),
      ("acceptanceStatus", spelled(Spellings.acceptanceStatus, ParticipantAcceptanceStatus.allCases)),
    ]

  /// An object of these members, of which one that is null is one that is not there.
  static func form(_ members: [(name: String, value: SchemaNode)], required: [String] = []) -> SchemaNode {
    .shape(members.map { ($0.name, required.contains($0.name) ? $0.value : $0.value.orNull) }, required: required)
  }

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

  private static let subject = form(
    [
      ("type", .constant("user")),
      (
        "id",
        SchemaNode.string.about("A participantID, the name of a user record, an e-mail address or a telephone number.")
      ),
      (
        "properties",
        form(
          names(["participantID", "userRecordName", "emailAddress", "phoneNumber"]) + [
            ("accountStatus", spelled(Spellings.accountStatus, Subject.AccountStatus.allCases))
          ])
      ),
    ], required: ["type"]
  ).withOneOf([.object([("required", .texts(["id"]))]), knownByProperties]).about("Who asks.")

  /// Somebody without an `id` has an identity among the properties.
  private static let knownByProperties: SchemaNode = {
    let names = ["participantID", "participantId", "userRecordName", "emailAddress", "phoneNumber"]
    let one = SchemaNode.anyOf(names.map { .object([("required", .texts([$0]))]) })
    return .object([("properties", .object([("properties", one)])), ("required", .texts(["properties"]))])
  }()

  private static let resource = form(
    [("type", .constant("share")), ("id", .string), ("properties", .reference("share"))],
    required: ["type", "id"]
  ).about("The share, as it is.")

  private static let context = form([
    ("time", time.about("When the request is made.")),
    (
      "environment",
      form([
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
