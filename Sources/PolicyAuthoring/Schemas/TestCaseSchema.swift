internal import ShareModel

/// The form of a test that is written as JSON.
enum TestCaseSchema {
  static let root = SchemaNode.shape(
    [
      ("about", SchemaNode.string.about("What the test says; its name in reports.")),
      ("parameters", SchemaNode.type("object").about("Values in place of those of the set.")),
      ("data", SchemaNode.type("object").about("What is there in place of data files, by name.")),
      // An ill-formed request can be what is tested.
      (
        "request",
        .object([
          ("description", .text("What is asked.")), ("type", .text("object")),
        ])
      ),
      ("expect", .anyOf([refusal, expectation])),
    ], required: ["request", "expect"], isClosed: true
  ).whereWellFormed

  private static let refusal = SchemaNode.shape(
    [("inputError", SchemaNode.string.about("Words of the reason for which the request is refused."))],
    required: ["inputError"], isClosed: true)

  private static let expectation = SchemaNode.shape(
    [("decision", .truth)]
      + RequestSchema.names(["code", "message", "admin_message", "policy", "rule"]) + [
        ("codes", .list(of: .string)), ("layer", .words(["builtin", "policy"])),
        ("error", .words(PolicyFailure.Kind.allCases.map(\.rawValue))), ("warnings", .list(of: .string)),
        (
          "effects",
          .list(of: .anyOf([.words(EffectKind.allCases.map(\.rawValue))] + EffectKind.allCases.map(effect)))
        ),
      ], required: ["decision"], isClosed: true)

  /// An effect with some of what it says of itself; `false` where a person has to be missing.
  private static func effect(_ kind: EffectKind) -> SchemaNode {
    .shape(
      [("kind", .constant(kind.rawValue))] + kind.members.map { ($0, .any) }, required: ["kind"], isClosed: true)
  }
}

extension SchemaNode {
  /// The request has its form, unless it is expected to have none.
  fileprivate var whereWellFormed: SchemaNode {
    guard case .object(let members) = self else { return self }
    return .object(
      members + [
        ("if", .shape([("expect", .object([("required", .texts(["decision"]))]))])),
        ("then", .shape([("request", .reference("request"))])),
      ])
  }
}
