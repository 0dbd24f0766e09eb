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
        2  usage, or something is wrong with the tests themselves

      With `--watch` the exit code is that of the last run. As JSON a run is one line: an object with `summary` (how many
      `tests`, `passed`, `failed`, `errors`, `files`) and `tests`, each with `file`, `line`, `name`, `status` (passed,
      failed, error), and where it did not pass `failures` (`line`, `code`, `request`, `expected`, `actual`) or `error`.

      examples:
        sharewarden test
        sharewarden test Policies/writer-cap
        sharewarden test --filter 'public link' --format tap
        sharewarden test --watch Policies/writer-cap
        sharewarden test --format junit > report.xml
      """,
    options: [
      OptionRow(
        name: "policies", short: "p", value: "DIR", about: "the policy set, where no PATH is given (default: Policies)"),
      OptionRow(
        name: "filter", short: "k", value: "TEXT",
        about: "only tests whose name or file has this in it, or fits it where it has * or ?"),
      OptionRow(
        name: "format", short: "f", value: "NAME", choices: TestReportFormat.allCases.map(\.rawValue),
        about: "the report's form"),
      OptionRow(
        name: "jobs", short: "j", value: "N", about: "tests run at a time, 1 to 256 (default: one for each processor)"),
      OptionRow(name: "watch", short: "w", about: "run again whenever a file of the set changes, until interrupted"),
      .color,
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let paths: [String]
    let work: OrderedWork
    let format = arguments.value("format").flatMap(TestReportFormat.init) ?? .text
    do throws(UsageError) {
      work = OrderedWork(threads: try CheckCommand.jobs(arguments))
      paths = try self.paths(arguments)
      guard !arguments.has("watch") || format.canFollow else {
        throw UsageError(message: "`--watch` goes with the formats text, json and github")
      }
    } catch { return complain(error, console) }
    let report = format.report(Paint.chosen(arguments.value("color"), console: console))
    func once() throws(FileError) -> ExitCode {
      let outcomes: [TestOutcome]
      do throws(UsageError) {
        outcomes = try TestSession(paths, filter: arguments.value("filter")).outcomes(work)
      } catch { return complain(error, console) }
      return try tell(outcomes, report, console)
    }
    guard arguments.has("watch") else { return try once() }
    return try TestWatch(directories: paths.map { TestPlace($0).directory }, console: console).run(once)
  }

  private static func paths(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    guard !(arguments.has("policies") && !arguments.operands.isEmpty) else {
      throw UsageError(message: "`--policies` and PATH exclude each other")
    }
    let paths = arguments.operands.isEmpty ? [arguments.value("policies") ?? "Policies"] : arguments.operands
    for path in paths where !TestPlace.exists(path) {
      throw UsageError(message: "`\(path)`: no such file or directory")
    }
    return paths
  }

  private static func complain(_ error: UsageError, _ console: Console) -> ExitCode {
    console.complain(error.message)
    for line in error.details { console.complain(line) }
    return .undecided
  }

  private static func tell(
    _ outcomes: [TestOutcome], _ report: any TestReport, _ console: Console
  ) throws(FileError) -> ExitCode {
    try console.print(report.text(outcomes))
    if outcomes.contains(where: { $0.fault != nil }) { return .undecided }
    return outcomes.allSatisfy(\.isPassed) ? .allowed : .denied
  }
}
