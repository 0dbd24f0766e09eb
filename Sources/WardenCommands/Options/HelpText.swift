/// Help, made from the tables.
enum HelpText {
  static func overview(_ tables: [OptionTable]) -> String {
    var text = "usage: sharewarden COMMAND [OPTIONS] [ARGUMENTS]\n\ncommands:\n"
    text += rows(tables.map { ($0.name, $0.about) })
    text += "\noptions:\n" + rows([("--help", "show this help"), ("--version", "show the version")])
    return text + "\n`sharewarden help COMMAND` says more about a command, as `sharewarden COMMAND --help` does.\n"
  }

  static func command(_ table: OptionTable) -> String {
    let options = table.allOptions.map { row in
      let short = row.short.map { "-\($0), " } ?? ""
      let value = row.value.map { " \($0)" } ?? ""
      let choices = row.choices.isEmpty ? "" : ": " + row.choices.joined(separator: ", ")
      return ("\(short)--\(row.name)\(value)", row.about + choices)
    }
    let operands = table.operands.isEmpty ? "" : " \(table.operands)"
    return "usage: sharewarden \(table.name) [OPTIONS]\(operands)\n\n\(table.about)\n\noptions:\n"
      + rows(options) + (table.details.isEmpty ? "" : "\n\(table.details)\n")
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }.joined()
  }
}
