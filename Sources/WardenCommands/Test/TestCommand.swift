internal import PolicyTesting

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

      --coverage says which lines ran and, of each `deny`, whether it was ever the first reason of a decision (fired), always
      came after another (reached), or never ran. --mutate changes each policy in small ways, one at a time, and lists the
      changes that no test notices; `-- mutate: allow REASON` on a line says why none can. Both are by all tests that ask the
      policies, which are run even if PATH names one file.

      exit codes:
        0  every test passed
        1  at least one failed, coverage is below the minimum, or a change went unnoticed
        2  usage, or something is wrong with the tests themselves

      With `--watch` the exit code is that of the last run. As JSON a run is one line: an object with `summary` (how many
      `tests`, `passed`, `failed`, `errors`, `files`) and `tests`, each with `file`, `line`, `name`, `status` (passed,
      failed, error), and where it did not pass `failures` (`line`, `code`, `request`, `expected`, `actual`) or `error`; `coverage` and `mutation` where they
      were asked for.

      examples:
        sharewarden test
        sharewarden test Policies/writer-cap
        sharewarden test --filter 'public link' --format tap
        sharewarden test --watch Policies/writer-cap
        sharewarden test --format junit > report.xml
        sharewarden test --min-coverage 100 --mutate
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
      OptionRow(name: "coverage", short: "c", about: "say what the tests reach (text, json, github)"),
      OptionRow(
        name: "min-coverage", value: "PERCENT",
        about: "the least share of lines, and of denials that fire, for each policy; 0 to 100"),
      OptionRow(name: "coverage-lcov", value: "FILE", about: "write coverage as an lcov tracefile"),
      OptionRow(name: "coverage-html", value: "FILE", about: "write coverage as a page with the source marked"),
      OptionRow(
        name: "mutate", short: "m", about: "change the policies, to see whether tests notice (text, json, github)"),
      OptionRow(name: "watch", short: "w", about: "run again whenever a file of the set changes, until interrupted"),
      .color,
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let options: TestOptions
    do throws(UsageError) { options = try TestOptions(arguments) } catch { return complain(error, console) }
    let paint = Paint.chosen(arguments.value("color"), console: console)
    func once() throws(FileError) -> ExitCode {
      let session: TestSession
      do throws(UsageError) {
        session = try TestSession(options.paths, filter: options.filter, isWhole: options.measures)
      } catch {
        return complain(error, console)
      }
      return try TestVerdict(console: console, options: options, session: session).tell(paint)
    }
    guard options.watches else { return try once() }
    return try TestWatch(paths: options.paths, written: options.written, console: console).run(once)
  }

  private static func complain(_ error: UsageError, _ console: Console) -> ExitCode {
    console.complain(error.message)
    for line in error.details { console.complain(line) }
    return .undecided
  }
}
