extension ScriptSchema {
  static let request = Record(
    name: "request", about: "what is asked, who asks, and what would come of it",
    fields: [
      Field("share", .record("share"), optional: true, "the share as it is; nil for createShare"),
      Field("after", .record("share"), "the share as it will be if the action goes through"),
      Field(
        "gains", .list(.record("gain")),
        "the people who get in, accept, or get a higher permission or role; never the owner"),
      Field("actor", .record("actor"), "who asks"),
      Field("action", .record("action"), "what is asked; of a compound action one part after the other"),
      Field("context", .map, "what the caller gave, with `time` as a time"),
    ])

  static let share = Record(
    name: "share", about: "a share, as it is or will be",
    fields: [
      Field("participants", .list(.record("person")), "everybody in it, the owner included"),
      Field("owner", .record("person"), optional: true, "nil where the action deletes the share"),
      Field("publicPermission", .words(permissions), "what everybody with the link may do"),
      Field("isPublic", .boolean, "whether the link lets people in who were not invited"),
      Field("requesters", .list(.record("target")), "people who ask for access"),
      Field("blockedIdentities", .list(.record("target")), "people who can't ask for access any more"),
      Field("allowsAccessRequests", .boolean, "whether people may ask for access"),
      Field("anonymousPublicAccess", .boolean, optional: true, "whether the link works without an account"),
      Field("recordName", .text, optional: true, "the share's own record"),
      Field("rootRecordName", .text, optional: true, "the record that is shared"),
      Field("isZoneWide", .boolean, "whether a whole zone is shared"),
      Field("title", .text, optional: true, "its title"),
      Field("type", .text, optional: true, "its type, as an app gives it"),
      Field("properties", .map, "labels of the organization's own"),
    ],
    methods: [
      Function(
        name: "find", signature: "share:find(person)",
        about: "the person's entry in the share, by all that is known of them; nil where there is none"),
      Function(
        name: "count", signature: "share:count{ role =, permission =, acceptanceStatus =, where = }",
        about: "how many people fit; invited ones too, by what they will have on acceptance, each person once"),
    ])

  static let email = Record(
    name: "email", about: "an e-mail address, in the form in which addresses compare",
    fields: [
      Field("text", .text, "the whole address"),
      Field("localPart", .text, "what stands before the @"),
      Field("domain", .text, "what stands behind the @, in ASCII form"),
    ])

  static let record = Record(
    name: "record", about: "the record that an action is about",
    fields: [
      Field("recordName", .text, optional: true, "its name"),
      Field("recordType", .text, optional: true, "its type"),
      Field("parent", .text, optional: true, "the name of its parent"),
      Field("inShare", .boolean, optional: true, "whether it lies in the share"),
      Field("hasChildren", .boolean, optional: true, "whether others lie under it"),
    ])

  static let root = Record(
    name: "root", about: "the record that a new share is made for",
    fields: [
      Field("recordName", .text, optional: true, "its name"),
      Field("exists", .boolean, optional: true, "whether it is saved already"),
      Field("hasShare", .boolean, optional: true, "whether it is shared already"),
      Field("ancestorHasShare", .boolean, optional: true, "whether a record above it is shared"),
      Field("descendantHasShare", .boolean, optional: true, "whether a record under it is shared"),
      Field("inSameOperation", .boolean, optional: true, "whether it is saved along with the share"),
    ])

  static let zone = Record(
    name: "zone", about: "the zone that a new share lies in",
    fields: [
      Field("zoneName", .text, optional: true, "its name"),
      Field("isDefault", .boolean, optional: true, "whether it is the default zone"),
      Field("capabilities", .list(.text), optional: true, "what it can do"),
      Field("hasZoneWideShare", .boolean, optional: true, "whether it is shared as a whole"),
      Field("hierarchyShares", .integer, optional: true, "how many shares of records it has"),
    ])
}
