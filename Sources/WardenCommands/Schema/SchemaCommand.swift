internal import PolicyAuthoring

/// `schema`: prints a JSON Schema.
enum SchemaCommand: Command {
  static let table = OptionTable(
    name: "schema", operands: "NAME", operandChoices: SchemaDocument.allCases.map(\.rawValue),
    about: "prints a JSON Schema",
    details: """
      NAME is policyset (policyset.json), request, decision, or test-case (a test that is written as JSON). The schemas are of
      draft 7. An editor that knows one completes and checks such files.

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
    let names = SchemaDocument.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      console.complain("one NAME has to be given, of \(names.joined(separator: ", "))")
      return .undecided
    }
    guard let schema = SchemaDocument(rawValue: name) else {
      let hint = Spelling.hint(name, among: names)
      console.complain("unknown schema `\(name)`\(hint); there are \(names.joined(separator: ", "))")
      return .undecided
    }
    try console.print(schema.text)
    return .allowed
  }
}
