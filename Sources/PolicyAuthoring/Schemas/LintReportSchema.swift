/// The form of what `lint` prints as JSON.
enum LintReportSchema {
  static let root = SchemaNode.shape(
    [
      (
        "findings",
        .list(
          of: .shape(
            RequestSchema.names(["rule", "file"]) + [
              ("line", SchemaNode.type("integer").about("Left out where it is about the whole file.")),
              ("column", .type("integer")), ("message", SchemaNode.string.about("What is found.")),
              ("remedy", SchemaNode.string.about("What to do.")),
            ], required: ["rule", "file", "message", "remedy"]))
      )
    ], required: ["findings"])
}
