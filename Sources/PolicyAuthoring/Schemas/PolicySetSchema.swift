internal import ShareWarden

/// The form of `policyset.json`.
enum PolicySetSchema {
  static let root = SchemaNode.shape(
    PolicySetForm.members.map { ($0, member($0)) }, required: ["policies"], isClosed: true)

  private static func member(_ name: String) -> SchemaNode {
    switch name {
    case "name": SchemaNode.string.about("What the set is called.")
    case "version": SchemaNode.string.about("Which version of the set this is.")
    case "policies": policies
    case "data": data
    case "rules": rules
    case "limits": limits
    default: SchemaNode.string.about("Where this schema is, for editors.")
    }
  }

  private static let policies = SchemaNode.object([
    ("description", .text("The policies that are on, by id: the names of their folders.")),
    ("type", .text("object")), ("minProperties", .integer(1)),
    ("propertyNames", .object([("pattern", .text("^[a-z0-9-]{1,64}$"))])),
    (
      "additionalProperties",
      .shape(
        [
          ("parameters", SchemaNode.type("object").about("Values by name; what is left out has its default.")),
          (
            "mode",
            SchemaNode.words(PolicySetForm.modes).about("`shadow`: what it says is told, and never denies.")
          ),
        ], isClosed: true)
    ),
  ])

  private static let data = SchemaNode.object([
    ("description", .text("Data files for scripts, by name: the way from the set's directory.")),
    ("type", .text("object")),
    ("additionalProperties", .object([("type", .text("string")), ("pattern", .text("^[^/]"))])),
  ])

  private static let rules = SchemaNode.shape(
    PolicySetForm.words.map { ($0.name, .words($0.choices)) } + PolicySetForm.flags.map { ($0, .truth) } + [
      (
        "participantLimit",
        SchemaNode.integer(PolicySetForm.participantLimits).about("Most people in a share, the owner included.")
      )
    ], isClosed: true
  ).about("How the built-in rules read what CloudKit leaves open.")

  private static let limits = SchemaNode.shape(
    [
      ("steps", SchemaNode.integer(PolicySetForm.steps).about("Most steps of a policy in a decision.")),
      (
        "memory",
        SchemaNode.anyOf([
          .integer(PolicySetForm.memory),
          .object([
            ("type", .text("string")),
            ("pattern", .text("^[0-9]{1,9}(\(PolicySetForm.memoryUnits.joined(separator: "|")))$")),
          ]),
        ]).about("Most memory of a policy, in bytes or such as \"4MiB\".")
      ),
    ], isClosed: true
  ).about("What a policy may use up.")
}
