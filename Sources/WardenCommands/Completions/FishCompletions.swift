/// Completions for fish, made of the tables of options.
enum FishCompletions {
  static func text(_ tables: [OptionTable]) -> String {
    var lines = tables.map { table in
      "complete -c sharewarden -n __fish_use_subcommand -f -a \(table.name) -d '\(quoted(table.about))'"
    }
    lines += [
      "complete -c sharewarden -n __fish_use_subcommand -l help -d 'show this help'",
      "complete -c sharewarden -n __fish_use_subcommand -l version -d 'show the version'",
    ]
    for table in tables {
      let start = "complete -c sharewarden -n '__fish_seen_subcommand_from \(table.name)'"
      for row in table.allOptions {
        let short = row.short.map { " -s \($0)" } ?? ""
        let choices = row.choices.isEmpty ? "" : " -f -a '\(row.choices.joined(separator: " "))'"
        lines.append(
          "\(start) -l \(row.name)\(short)\(row.value == nil ? "" : " -r")\(choices) -d '\(quoted(row.about))'")
      }
      if !table.operandChoices.isEmpty {
        lines.append("\(start) -f -a '\(table.operandChoices.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
