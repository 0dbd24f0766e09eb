internal import ShareModel

/// The form of a decision.
enum DecisionSchema {
  static let root = SchemaNode.shape(
    [
      ("decision", SchemaNode.truth.about("True exactly where nothing denies and nothing failed.")),
      ("context", context),
    ],
    required: ["decision", "context"])

  static let definitions: [(name: String, value: SchemaNode)] = [
    ("denial", denial), ("failure", failure), ("warning", warning), ("effect", effect), ("policy", policy),
  ]

  private static let context = SchemaNode.shape(
    [
      ("reason_user", .type("object")), ("reason_admin", .type("object")),
      ("denials", .list(of: .reference("denial"))), ("errors", .list(of: .reference("failure"))),
      ("shadow_denials", .list(of: .reference("denial"))), ("warnings", .list(of: .reference("warning"))),
      ("effects", .list(of: .reference("effect"))), ("assumptions", .list(of: .string)),
      ("assumed_time", RequestSchema.time), ("rules_asked", .list(of: .string)),
      ("rules_deciding", .list(of: .string)), ("not_told", .list(of: .string)),
      ("allowed_instead", .list(of: variant)), ("policies", .list(of: .reference("policy"))),
      ("engine", .shape(RequestSchema.names(["name", "version", "rules"]), required: ["name", "version", "rules"])),
    ],
    required: [
      "denials", "errors", "shadow_denials", "warnings", "effects", "assumptions", "policies", "engine",
    ])

  private static let variant = SchemaNode.shape(
    [("action", .type("object")), ("publicPermission", .words(ParticipantPermission.allCases.map(\.rawValue)))],
    required: ["action"])

  private static let moment = SchemaNode.shape(
    [
      ("event", .string), ("line", .type("integer")), ("index", .type("integer")),
      ("variables", .list(of: .shape(RequestSchema.names(["name", "value"]), required: ["name", "value"]))),
    ], required: ["event"])

  private static let denial = SchemaNode.shape(
    [("layer", .words(["builtin", "policy"])), ("ck_error", .type("integer")), ("index", .type("integer"))]
      + RequestSchema.names(["id", "code", "message", "admin_message", "source"]),
    required: ["layer", "id", "code", "message"])

  private static let failure = SchemaNode.shape(
    [
      ("kind", .words(PolicyFailure.Kind.allCases.map(\.rawValue))), ("call_path", .list(of: .string)),
      ("index", .type("integer")),
    ] + RequestSchema.names(["id", "message", "source"]), required: ["id", "kind", "message"])

  private static let warning = SchemaNode.shape(
    [("index", .type("integer"))] + RequestSchema.names(["id", "code", "message", "admin_message", "source"]),
    required: ["id", "code", "message"])

  private static let effect = SchemaNode.anyOf(
    EffectKind.allCases.map { kind in
      .shape(
        [("kind", .constant(kind.rawValue))] + kind.members.map { ($0, member($0)) },
        required: ["kind"] + kind.members.filter { !kind.optionalMembers.contains($0) })
    })

  /// What an effect says of itself.
  private static func member(_ name: String) -> SchemaNode {
    switch name {
    case "participant", "before": .type("object")
    case "from", "to": .any
    default: .list(of: .string)
    }
  }

  private static let policy = SchemaNode.shape(
    RequestSchema.names(["id", "sha256", "verdict"]) + [
      ("steps", .type("integer")), ("step_limit", .type("integer")), ("lines", .list(of: .type("integer"))),
      ("moments", .list(of: moment)),
    ],
    required: ["id", "sha256", "steps"])
}
