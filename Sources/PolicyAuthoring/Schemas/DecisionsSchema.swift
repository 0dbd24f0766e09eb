/// The form of what `check` prints as JSON: the answer to one request, which is also a line of NDJSON, or those to several.
enum DecisionsSchema {
  static let root = SchemaNode.anyOf([
    .reference("answer"), .shape([("evaluations", .list(of: .reference("answer")))], required: ["evaluations"]),
  ])

  static let definitions: [(name: String, value: SchemaNode)] =
    [("answer", .anyOf([.reference("decision"), .reference("refusal")])), ("decision", DecisionSchema.root)]
    + [("refusal", refusal)] + DecisionSchema.definitions

  private static let refusal = SchemaNode.shape(
    [
      (
        "error",
        .shape(
          [
            ("message", SchemaNode.string.about("What is wrong.")),
            ("path", SchemaNode.string.about("Where in the request; empty where it is about the whole.")),
            ("line", .type("integer")), ("column", .type("integer")),
          ], required: ["message", "path"])
      )
    ], required: ["error"]
  ).about("A request that could not be read, in its place.")
}
