internal import PolicyTesting

/// The form of what `test` prints as JSON.
enum TestReportSchema {
  static let root = SchemaNode.shape(
    [
      ("summary", summary), ("tests", .list(of: test)),
      ("coverage", SchemaNode.list(of: coverage).about("With --coverage and --min-coverage.")),
      ("mutation", SchemaNode.list(of: mutation).about("With --mutate, where all tests pass.")),
    ], required: ["summary", "tests"])

  private static let summary: SchemaNode = {
    let names = ["tests", "passed", "failed", "errors", "files"]
    return .shape(numbers(names), required: names)
  }()

  private static let test = SchemaNode.shape(
    [
      ("file", .string), ("line", number), ("name", .string), ("status", .words(["passed", "failed", "error"])),
      ("failures", .list(of: failure)), ("error", SchemaNode.string.about("Why it could not be run.")),
    ], required: ["file", "line", "name", "status"])

  private static let failure = SchemaNode.shape(
    [
      ("line", number), ("code", SchemaNode.string.about("The line's text.")),
      ("request", SchemaNode.string.about("What was asked, in a sentence.")), ("expected", .string),
      ("actual", .string),
    ], required: ["line", "expected", "actual"])

  private static let coverage = SchemaNode.shape(
    RequestSchema.names(["policy", "file"]) + numbers(["lines", "lines_run"]) + [
      ("lines_missed", .list(of: number)), ("denials", .list(of: denial)),
      ("parameters_not_varied", .list(of: .string)),
    ],
    required: ["policy", "file", "lines", "lines_run", "lines_missed", "denials", "parameters_not_varied"])

  private static let denial = SchemaNode.shape(
    [
      ("line", number), ("code", SchemaNode.string.about("Left out where it is made when the script runs.")),
      ("state", .words(PolicyCoverage.Denial.State.allCases.map(\.rawValue))),
    ], required: ["line", "state"])

  private static let mutation = SchemaNode.shape(
    RequestSchema.names(["policy", "file"]) + [("has_tests", .truth), ("mutants", .list(of: mutant))],
    required: ["policy", "file", "has_tests", "mutants"])

  private static let mutant = SchemaNode.shape(
    numbers(["line", "column"]) + [
      ("operator", .string), ("change", SchemaNode.string.about("The change, in a sentence.")),
      ("verdict", .words(["killed", "survived", "unloadable", "explained"])),
      ("reason", SchemaNode.string.about("Why no test can notice, of an explained one.")),
      ("missing_case", SchemaNode.string.about("The request that is missing, of a survivor.")),
    ], required: ["line", "column", "operator", "change", "verdict"])

  private static let number = SchemaNode.type("integer")

  private static func numbers(_ names: [String]) -> [(name: String, value: SchemaNode)] { names.map { ($0, number) } }
}
