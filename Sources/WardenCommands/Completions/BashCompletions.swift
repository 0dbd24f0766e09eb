/// Completions for bash, made of the tables of options.
enum BashCompletions {
  static func text(_ tables: [OptionTable]) -> String {
    let commands = Completion.words(tables.map(\.name) + ["--help", "--version"])
    return """
      _sharewarden() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
        # `--format=json` comes as three words.
        if [ "$current" = "=" ]; then current=""; elif [ "$previous" = "=" ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          \(offer(commands))
          return
        fi
        case "$command $previous" in
      \(tables.flatMap(values).joined())\
        esac
        case "$command $current" in
      \(tables.map(options).joined())\
        esac
        case "$command" in
      \(tables.map { "  \($0.name)) \(offer($0.operandCompletion)) ;;\n" }.joined())\
        esac
      }
      complete -o filenames -F _sharewarden sharewarden

      """
  }

  private static func values(_ table: OptionTable) -> [String] {
    table.options.compactMap { row in
      guard let completion = row.completion else { return nil }
      let names = ["--\(row.name)"] + (row.short.map { ["-\($0)"] } ?? [])
      let pattern = names.map { "\"\(table.name) \($0)\"" }.joined(separator: "|")
      return "  \(pattern)) \(offer(completion)); return ;;\n"
    }
  }

  private static func options(_ table: OptionTable) -> String {
    "  \"\(table.name) -\"*) \(offer(.words(table.allOptions.map { "--\($0.name)" }))); return ;;\n"
  }

  /// One a line, since names of files have blanks and stars.
  private static func offer(_ completion: Completion) -> String {
    let source =
      switch completion {
      case .words(let words): "-W \"\(words.joined(separator: " "))\""
      case .files: "-f"
      case .directories: "-d"
      case .nothing: ""
      }
    return source.isEmpty ? ":" : "mapfile -t COMPREPLY < <(compgen \(source) -- \"$current\")"
  }
}
