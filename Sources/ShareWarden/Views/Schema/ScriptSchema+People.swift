internal import ShareModel

extension ScriptSchema {
  package static let roles = Array(ViewWords.all[ViewWords.roles])
  package static let permissions = Array(ViewWords.all[ViewWords.permissions])
  package static let acceptanceStatuses = ["unknown"] + ViewWords.all[ViewWords.acceptanceStatuses]
  static let accountStatuses = Array(ViewWords.all[ViewWords.accountStatuses])

  static let person = Record(name: "person", about: "somebody in a share", fields: entry)

  static let gain = Record(
    name: "gain", about: "somebody who gets in, or gets more",
    fields: entry + [
      Field("before", .record("person"), optional: true, "the person as they were; nil for somebody new")
    ])

  /// Of somebody whom an action names there is no more than the request gives.
  static let target = Record(
    name: "target", about: "somebody whom an action names, or who asks for access",
    fields: entry.map { field in
      var field = field
      if field.name != "properties" { field.isOptional = true }
      return field
    })

  static let actor = Record(
    name: "actor", about: "who asks",
    fields: identity + [
      Field("participant", .record("person"), optional: true, "their entry in the share; nil for a stranger"),
      Field("accountStatus", .words(accountStatuses), "how their iCloud account is"),
      Field("properties", .map, "labels of the organization's own"),
    ])

  private static let identity = [
    Field("email", .record("email"), optional: true, "their e-mail address"),
    Field("phone", .text, optional: true, "their telephone number, in digits with a leading +"),
    Field("userRecordName", .text, optional: true, "the name of their user record"),
    Field("participantID", .text, optional: true, "what the share knows them by"),
    Field("name", .text, optional: true, "their name"),
  ]

  private static let entry =
    identity + [
      Field("role", .words(roles), "what they are in the share"),
      Field("permission", .words(permissions), "what they may do, or will on acceptance"),
      Field("effectivePermission", .words(permissions), "what they may do with records now"),
      Field("acceptanceStatus", .words(acceptanceStatuses), "whether they have accepted"),
      Field("hasiCloudAccount", .boolean, optional: true, "whether they have an iCloud account"),
      Field("isOneTimeURL", .boolean, "whether this is a one-time link"),
      Field("isApprovedRequester", .boolean, "whether they are in because they asked"),
      Field("dateAddedToShare", .time, optional: true, "when they were added"),
      Field("properties", .map, "labels of the organization's own"),
    ]
}
