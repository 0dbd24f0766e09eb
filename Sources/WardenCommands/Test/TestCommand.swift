internal import PolicyTesting
internal import ShareWarden

/// `test`: runs the tests of policies.
enum TestCommand: Command {
  static let table = OptionTable(
    name: "test", operands: "[PATH…]", about: "runs the tests of policies",
    details: """
      PATH is a policy set, a policy's folder in it, or a file of tests. Tests are scripts named *_test.lua, and cases as
      JSON: *_test.json, *_test.jsonl, and what lies in a folder `cases`. Tests in a policy's folder ask that policy alone,
      whether it is on or not; those at the top of the set ask the set as it is on.

      Nothing passes for nothing: no test at all, a test that expects nothing, a fixture that no test uses, or a code that no
      policy has, are errors.

      exit codes:
        0  every test passed
        1  at least one failed
        2  usage, or something is wrong with the tests themselves; nothing was run

      examples:
        sharewarden test
        sharewarden test Policies/writer-cap
        sharewarden test --filter 'public link' --format tap
        sharewarden test --format junit > report.xml
      """,
    options: [
      OptionRow(
        name: "policies", short: "p", value: "DIR", about: "the policy set, where no PATH is given (default: Policies)"),
      OptionRow(
        name: "filter", short: "k", value: "TEXT", about: "only tests whose name or file has this in it"),
      OptionRow(
        name: "format", short: "f", value: "NAME", choices: TestReportFormat.allCases.map(\.rawValue),
        about: "the report's form"),
      OptionRow(
        name: "jobs", short: "j", value: "N", about: "tests run at a time, 1 to 256 (default: one for each processor)"),
      .color,
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let session: TestSession
    let jobs: Int?
    do throws(UsageError) {
      jobs = try CheckCommand.jobs(arguments)
      guard !(arguments.has("policies") && !arguments.operands.isEmpty) else {
        throw UsageError(message: "`--policies` and PATH exclude each other")
      }
      let paths = arguments.operands.isEmpty ? [arguments.value("policies") ?? "Policies"] : arguments.operands
      session = try TestSession(paths, filter: arguments.value("filter"))
    } catch {
      console.complain(error.message)
      for line in error.details { console.complain(line) }
      return .undecided
    }
    let outcomes = session.outcomes(OrderedWork(threads: jobs))
    let format = arguments.value("format").flatMap(TestReportFormat.init) ?? .text
    let report = format.report(Paint.chosen(arguments.value("color"), console: console))
    try console.print(report.text(outcomes))
    if outcomes.contains(where: { $0.fault != nil }) { return .undecided }
    return outcomes.allSatisfy(\.isPassed) ? .allowed : .denied
  }
}
