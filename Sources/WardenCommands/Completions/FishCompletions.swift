/// Completions for fish, made of the tables of options.
enum FishCompletions {
  static func text(_ tables: [OptionTable]) -> String {
    let start = "complete -c sharewarden -n __fish_use_subcommand"
    var lines = [
      "function __sharewarden_command", "  set -l words (commandline -opc)",
      "  test (count $words) -gt 1; and test $words[2] = $argv[1]", "end", "complete -c sharewarden -f",
    ]
    lines += tables.map { "\(start) -a \($0.name) -d '\(quoted($0.about))'" }
    lines += ["\(start) -l help -d 'show this help'", "\(start) -l version -d 'show the version'"]
    return (lines + tables.flatMap(command)).joined(separator: "\n") + "\n"
  }

  private static func command(_ table: OptionTable) -> [String] {
    let start = "complete -c sharewarden -n '__sharewarden_command \(table.name)'"
    let rows = table.allOptions.map { row in
      let short = row.short.map { " -s \($0)" } ?? ""
      let value = row.completion.map { " -r\(source($0))" } ?? ""
      return "\(start) -l \(row.name)\(short)\(value) -d '\(quoted(row.about))'"
    }
    let operands = source(table.operandCompletion)
    return rows + (table.operandCompletion == .nothing ? [] : ["\(start)\(operands)"])
  }

  private static func source(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): " -f -a '\(words.joined(separator: " "))'"
    case .files: " -F"
    case .directories: " -f -a '(__fish_complete_directories)'"
    case .nothing: " -f"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
