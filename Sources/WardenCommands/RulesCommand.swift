/// `rules`: prints the built-in rule table.
enum RulesCommand: Command {
  static let table = OptionTable(
    name: "rules", operands: "[ID…]", about: "prints the built-in rule table",
    details: """
      Without ID the whole table. A denial names the rule that refused; `sharewarden rules R044` says what it asks.
      A row is the rule's id, its chapter, the CKError of a rule that denies (or `allow`, or `definition` for what decides nothing), and
      what it says.

      exit codes:
        0  every rule that was asked for is printed
        2  usage, or an ID that no rule has
      """,
    options: [
      OptionRow(name: "format", short: "f", value: "NAME", choices: ["text", "json"], about: "the table's form"),
      .color,
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let rules = engine.rules()
    let ids = rules.map(\.id)
    let unknown = arguments.operands.filter { !ids.contains($0) }
    for id in unknown { console.complain("unknown rule `\(id)`\(hint(id, among: ids))") }
    let asked = rules.filter { arguments.operands.isEmpty || arguments.operands.contains($0.id) }
    if asked.isEmpty, unknown.isEmpty { console.complain("there are no rules") }
    guard !asked.isEmpty else { return .undecided }
    if arguments.value("format") == "json" {
      try console.print("{\"rules\":\(JSONFragment.list(asked.map(json)))}\n")
    } else {
      let paint = Paint.chosen(arguments.value("color"), console: console)
      try console.print(asked.map { text($0, paint) }.joined())
    }
    return unknown.isEmpty ? .allowed : .undecided
  }

  /// Who writes `R9`, `r9` or `9` means `R009`.
  private static func hint(_ id: String, among ids: [String]) -> String {
    let meant = Int(id.drop { $0 == "R" || $0 == "r" }).flatMap { number in
      ids.first { Int($0.dropFirst()) == number }
    }
    return meant.map { " (did you mean `\($0)`?)" } ?? Spelling.hint(id, among: ids)
  }

  private static func text(_ rule: CheckEngine.Rule, _ paint: Paint) -> String {
    "\(paint.yellow(rule.id))  \(rule.chapter)  \(rule.code)\n      \(rule.sentence)\n"
  }

  private static func json(_ rule: CheckEngine.Rule) -> String {
    JSONFragment.object([
      ("id", JSONFragment.quote(rule.id)), ("chapter", JSONFragment.quote(rule.chapter)),
      ("code", JSONFragment.quote(rule.code)),
      ("sentence", JSONFragment.quote(rule.sentence)),
    ])
  }
}
