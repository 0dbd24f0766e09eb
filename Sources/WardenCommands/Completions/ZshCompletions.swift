/// Completions for zsh, made of the tables of options.
enum ZshCompletions {
  static func text(_ tables: [OptionTable]) -> String {
    """
    #compdef sharewarden
    _sharewarden() {
      local -a commands
      commands=(
    \(tables.map { "    '\(quoted($0.name)):\(quoted($0.about))'\n" }.joined())\
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments '--help[show this help]' '--version[show the version]'
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(tables.map(command).joined())\
      esac
    }
    if [ "$funcstack[1]" = "_sharewarden" ]; then _sharewarden "$@"; else compdef _sharewarden sharewarden; fi

    """
  }

  private static func command(_ table: OptionTable) -> String {
    let rows = table.allOptions.flatMap { row in
      let value = row.value.map { ":\($0):\(values(row.choices))" } ?? ""
      let names = ["--\(row.name)\(row.value == nil ? "" : "=")"] + (row.short.map { ["-\($0)"] } ?? [])
      return names.map { "'*\($0)[\(quoted(row.about))]\(value)'" }
    }
    let all = rows + ["'*:\(table.operandChoices.isEmpty ? "file" : "name"):\(values(table.operandChoices))'"]
    return "    \(table.name)) _arguments -s \\\n" + all.map { "      \($0)" }.joined(separator: " \\\n") + " ;;\n"
  }

  private static func values(_ choices: [String]) -> String {
    choices.isEmpty ? "_files" : "(\(choices.joined(separator: " ")))"
  }

  /// The text within single quotes and square brackets.
  private static func quoted(_ text: String) -> String {
    text.map { character in
      switch character {
      case "'": "'\\''"
      case "[", "]", ":", "\\": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
