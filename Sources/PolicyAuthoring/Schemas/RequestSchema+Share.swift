extension RequestSchema {
  static let share = SchemaNode.shape(
    names(["recordName", "rootRecordName"]) + [
      ("publicPermission", .reference("permission")),
      ("participants", .list(of: .reference("participant"))),
      ("requesters", .list(of: .reference("person"))),
      ("blockedIdentities", .list(of: .reference("person"))),
      ("allowsAccessRequests", .truth), ("anonymousPublicAccess", .truth),
    ] + names(["title", "type"]) + [
      ("fields", .type("object")), ("properties", labels),
    ] + names(["recordChangeTag", "containerIdentifier"]) + [("isSaved", .truth)])

  static let participant = SchemaNode.shape(
    people + [
      ("role", .reference("role")), ("permission", .reference("permission")),
      ("acceptanceStatus", .reference("acceptanceStatus")), ("isOneTimeURL", .truth), ("oneTimeURL", .truth),
      ("isApprovedRequester", .truth), ("dateAddedToShare", .any), ("isLookedUp", .truth),
      ("isAttachedToOtherShare", .truth),
    ])

  static let person = SchemaNode.shape(people)

  static let identity = SchemaNode.shape(
    names(["userRecordName"]) + [("lookupInfo", .shape(names(["userRecordName", "emailAddress", "phoneNumber"])))])

  private static let people: [(name: String, value: SchemaNode)] =
    names(["participantID", "userRecordName", "emailAddress", "phoneNumber", "name"]) + [
      ("hasiCloudAccount", .truth), ("userIdentity", .reference("identity")), ("properties", labels),
    ]

  private static let labels = SchemaNode.type("object").about("Labels of the organization's own, for policies.")
}
