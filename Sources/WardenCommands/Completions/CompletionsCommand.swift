/// `completions`: prints what a shell completes `sharewarden` by.
enum CompletionsCommand: Command {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let table = OptionTable(
    name: "completions", operands: "SHELL", operandChoices: Shell.allCases.map(\.rawValue),
    about: "prints completions for a shell",
    details: """
      SHELL is bash, zsh or fish.

      exit codes:
        0  the completions are printed
        2  usage

      examples:
        sharewarden completions bash > /etc/bash_completion.d/sharewarden
        sharewarden completions zsh > ~/.zfunc/_sharewarden
        sharewarden completions fish > ~/.config/fish/completions/sharewarden.fish
      """,
    options: [])

  /// `help check` is `check --help`.
  private static var help: OptionTable {
    OptionTable(
      name: "help", operands: "[COMMAND]", operandChoices: WardenCommand.tables.map(\.name),
      about: "shows the help of a command", options: [])
  }

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let shell: Shell
    do throws(UsageError) { shell = try arguments.word(of: "shell", table: table) } catch {
      console.complain("\(error.message); see `sharewarden \(table.name) --help`")
      return .undecided
    }
    let tables = WardenCommand.tables + [help]
    switch shell {
    case .bash: try console.print(BashCompletions.text(tables))
    case .zsh: try console.print(ZshCompletions.text(tables))
    case .fish: try console.print(FishCompletions.text(tables))
    }
    return .allowed
  }
}
