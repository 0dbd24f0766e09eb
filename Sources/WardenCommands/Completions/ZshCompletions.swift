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
      let value = row.completion.map { ":\(row.value ?? ""):\(source($0))" } ?? ""
      // A value may stand in the same word: after `=`, or right behind the letter.
      let names =
        row.value == nil
        ? ["--\(row.name)"] + (row.short.map { ["-\($0)"] } ?? [])
        : ["--\(row.name)="] + (row.short.map { ["-\($0)+"] } ?? [])
      return names.map { "'*\($0)[\(quoted(row.about))]\(value)'" }
    }
    let operands =
      table.operandCompletion == .nothing ? [] : ["'*:\(quoted(table.operands)):\(source(table.operandCompletion))'"]
    let all = (rows + operands).map { "      \($0)" }.joined(separator: " \\\n")
    return "    \(table.name)) _arguments -s -S \\\n\(all) ;;\n"
  }

  private static func source(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .directories: "_files -/"
    case .nothing: " "
    }
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
