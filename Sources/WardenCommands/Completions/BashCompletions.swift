/// Completions for bash, made of the tables of options.
enum BashCompletions {
  static func text(_ tables: [OptionTable]) -> String {
    let commands = (tables.map(\.name) + ["--help", "--version"]).joined(separator: " ")
    return """
      _sharewarden() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
        # `--format=json` comes as three words.
        if [ "$current" = "=" ]; then current=""; elif [ "$previous" = "=" ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands)" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(tables.flatMap(values).joined())\
        esac
        case "$command $current" in
      \(tables.map(options).joined())\
        esac
        case "$command" in
      \(tables.filter { !$0.operandChoices.isEmpty }.map(operands).joined())\
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _sharewarden sharewarden

      """
  }

  private static func values(_ table: OptionTable) -> [String] {
    table.options.filter { $0.value != nil }.map { row in
      let names = ["--\(row.name)"] + (row.short.map { ["-\($0)"] } ?? [])
      let pattern = names.map { "\"\(table.name) \($0)\"" }.joined(separator: "|")
      let source = row.choices.isEmpty ? "-f" : "-W \"\(row.choices.joined(separator: " "))\""
      return "  \(pattern)) COMPREPLY=($(compgen \(source) -- \"$current\")); return ;;\n"
    }
  }

  private static func options(_ table: OptionTable) -> String {
    let names = table.allOptions.map { "--\($0.name)" }.joined(separator: " ")
    return "  \"\(table.name) -\"*) COMPREPLY=($(compgen -W \"\(names)\" -- \"$current\")); return ;;\n"
  }

  private static func operands(_ table: OptionTable) -> String {
    let words = table.operandChoices.joined(separator: " ")
    return "  \(table.name)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")) ;;\n"
  }
}
