/// The JSON Schemas that ship, by the names that the command line has for them. They are of draft 7, which editors know.
package enum SchemaDocument: String, CaseIterable, Sendable {
  case policyset, request, decision
  case testCase = "test-case"
  case decisions
  case testReport = "test-report"
  case lintReport = "lint-report"

  /// Those of files that people write, or keep beside their policies.
  static let forEditors: [SchemaDocument] = [.policyset, .request, .decision, .testCase]

  package var text: String {
    let (title, root, definitions) = parts
    guard case .object(let members) = root else { return root.text() + "\n" }
    var whole: [(name: String, value: SchemaNode)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title)),
    ]
    whole += members
    if !definitions.isEmpty { whole.append(("definitions", .object(definitions))) }
    return SchemaNode.object(whole).text() + "\n"
  }

  private var parts: (title: String, root: SchemaNode, definitions: [(name: String, value: SchemaNode)]) {
    switch self {
    case .policyset: ("A policy set of ShareWarden", PolicySetSchema.root, [])
    case .request: ("A request to ShareWarden", RequestSchema.root, RequestSchema.definitions)
    case .decision: ("A decision of ShareWarden", DecisionSchema.root, DecisionSchema.definitions)
    case .testCase:
      (
        "A test of a policy, as JSON", TestCaseSchema.root,
        [("request", RequestSchema.root)] + RequestSchema.definitions
      )
    case .decisions: ("Decisions of ShareWarden", DecisionsSchema.root, DecisionsSchema.definitions)
    case .testReport: ("What tests of policies came to", TestReportSchema.root, [])
    case .lintReport: ("What a review of policies found", LintReportSchema.root, [])
    }
  }
}
