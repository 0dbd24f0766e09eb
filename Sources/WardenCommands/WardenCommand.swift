import Glibc
internal import ScriptWorker
internal import ShareWarden

/// The command line as a whole: finds the command and runs it.
package enum WardenCommand {
  static let version = Warden.version
  static let commands: [any Command.Type] = [
    CheckCommand.self, TestCommand.self, LintCommand.self, RulesCommand.self, InitCommand.self, NewCommand.self,
    DocsCommand.self, SchemaCommand.self, CompletionsCommand.self,
  ]
  static var tables: [OptionTable] { commands.map { $0.table } }

  /// Runs with this process's arguments and files; the result is the exit code.
  package static func runProcess() -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Not a command for people: this program again, as a worker of its own.
    if arguments.first == ScriptWorker.command,
      let code = ScriptWorker.run(Array(arguments.dropFirst()), version: version)
    {
      return code
    }
    signal(SIGPIPE, SIG_IGN)
    return run(arguments, console: .process(), engine: .product(version: version))
      .rawValue
  }

  static func run(_ arguments: [String], console: Console, engine: CheckEngine) -> ExitCode {
    do throws(FileError) {
      return try dispatch(arguments, console: console, engine: engine)
    } catch {
      console.complain("standard output: \(error.reason)")
      return .undecided
    }
  }

  private static func dispatch(
    _ arguments: [String], console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    guard let first = arguments.first else {
      console.writeError(Array(HelpText.overview(tables).utf8))
      return .undecided
    }
    switch first {
    case "--version":
      try console.print("sharewarden \(version)\n")
      return .allowed
    // `help check` is `check --help`.
    case "help" where arguments.count == 2 && !arguments[1].hasPrefix("-"):
      return try dispatch([arguments[1], "--help"], console: console, engine: engine)
    case "help" where arguments.count > 2:
      console.complain("`help` takes one command; see `sharewarden --help`")
      return .undecided
    case "--help", "-h", "help":
      try console.print(HelpText.overview(tables))
      return .allowed
    default: break
    }
    guard let command = commands.first(where: { $0.table.name == first }) else {
      let kind = first.hasPrefix("-") ? "option" : "command"
      let hint = Spelling.hint(first, among: tables.map(\.name) + ["--help", "--version"])
      console.complain("unknown \(kind) `\(first)`\(hint); see `sharewarden --help`")
      return .undecided
    }
    let table = command.table
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ParsedArguments(Array(arguments.dropFirst()), table: table)
    } catch {
      console.complain("\(error.message); see `sharewarden \(table.name) --help`")
      return .undecided
    }
    if parsed.has("help") {
      try console.print(HelpText.command(table))
      return .allowed
    }
    return try command.run(parsed, console: console, engine: engine)
  }
}
