internal import PolicyAuthoring

/// `schema`: prints a JSON Schema.
enum SchemaCommand: Command {
  static let table = OptionTable(
    name: "schema", operands: "NAME", operandChoices: SchemaDocument.allCases.map(\.rawValue),
    about: "prints a JSON Schema",
    details: """
      NAME is of a file that people write: policyset (policyset.json), request, or test-case (a test that is written as
      JSON); or of what is printed: decision (to one request), decisions (`check --format json`, and each line of ndjson),
      test-report (`test --format json`) or lint-report (`lint --format json`). The schemas are of draft 7. An editor that
      knows one completes and checks such files.

      exit codes:
        0  the schema is printed
        2  usage

      examples:
        sharewarden schema policyset > policyset.schema.json
        sharewarden schema request
      """,
    options: [])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let schema: SchemaDocument
    do throws(UsageError) { schema = try arguments.word(of: "schema", table: table) } catch {
      console.complain("\(error.message); see `sharewarden \(table.name) --help`")
      return .undecided
    }
    try console.print(schema.text)
    return .allowed
  }
}
