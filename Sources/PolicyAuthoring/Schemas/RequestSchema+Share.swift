extension RequestSchema {
  static let share = form(
    names(["recordName", "rootRecordName"]) + [
      ("publicPermission", .reference("permission")),
      ("participants", .list(of: .reference("participant"))),
      ("requesters", .list(of: .reference("person"))),
      ("blockedIdentities", .list(of: .reference("person"))),
      ("allowsAccessRequests", .truth), ("anonymousPublicAccess", .truth),
    ] + names(["title", "type"]) + [
      ("fields", .type("object")), ("properties", labels),
    ] + names(["recordChangeTag", "containerIdentifier"]) + [("isSaved", .truth)])

  static let participant = form(standing + [("isApprovedRequester", .truth), ("dateAddedToShare", .any)])

  /// Of an entry that is to be, the server says the rest.
  static let invitation = form(standing)

  private static let standing =
    people + [
      ("role", .reference("role")), ("permission", .reference("permission")),
      ("acceptanceStatus", .reference("acceptanceStatus")), ("isOneTimeURL", .truth), ("oneTimeURL", .truth),
      ("isLookedUp", .truth), ("isAttachedToOtherShare", .truth),
    ]

  static let person = form(people)

  static let identity = form(
    names(["userRecordName"]) + [("lookupInfo", form(names(["userRecordName", "emailAddress", "phoneNumber"])))])

  private static let people: [(name: String, value: SchemaNode)] =
    names(["participantID", "userRecordName", "emailAddress", "phoneNumber", "name"]) + [
      ("hasiCloudAccount", .truth), ("userIdentity", .reference("identity")), ("properties", labels),
    ]

  private static let labels = SchemaNode.type("object").about("Labels of the organization's own, for policies.")
}
