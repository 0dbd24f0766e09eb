internal import PlainData
internal import PolicyLint
internal import PolicyTesting
internal import ShareWarden

/// `lint`: says what a careful reviewer would about policies.
enum LintCommand: Command {
  static let table = OptionTable(
    name: "lint", operands: "[PATH…]", about: "says what a careful reviewer would about policies",
    details: """
      PATH is a policy set, a policy's folder in it, or the file of a policy or of tests. The set is loaded as `check` loads
      it; what keeps it from loading is a finding too. Every finding names the place, the rule, and a way out.

      `-- lint: allow RULE reason` silences a rule on its line, or on the next if the comment stands alone.

      exit codes:
        0  there is nothing to find
        1  there are findings
        2  usage, or there was nothing that could be looked at

      examples:
        sharewarden lint
        sharewarden lint Policies/writer-cap
        sharewarden lint --rule unguarded-optional
        sharewarden lint --format sarif > lint.sarif
      """,
    options: [
      OptionRow(
        name: "policies", short: "p", value: "DIR", about: "the policy set, where no PATH is given (default: Policies)"),
      OptionRow(name: "rules", about: "list the rules"),
      OptionRow(name: "rule", short: "r", value: "ID", about: "explain a rule, with examples"),
      OptionRow(
        name: "format", short: "f", value: "NAME", choices: LintReportFormat.allCases.map(\.rawValue),
        about: "the report's form"),
      .color,
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let paint = Paint.chosen(arguments.value("color"), console: console)
    let text: String
    let isClean: Bool
    do throws(UsageError) {
      if arguments.has("rules") || arguments.has("rule") {
        text = try explanation(arguments, paint)
        isClean = true
      } else {
        let review = try reviewed(arguments)
        text = (arguments.value("format").flatMap(LintReportFormat.init) ?? .text).text(of: review, paint)
        isClean = review.findings.isEmpty
      }
    } catch {
      console.complain(error.message)
      return .undecided
    }
    try console.print(text)
    return isClean ? .allowed : .denied
  }

  private static func reviewed(_ arguments: ParsedArguments) throws(UsageError) -> LintResults {
    guard !(arguments.has("policies") && !arguments.operands.isEmpty) else {
      throw UsageError(message: "`--policies` and PATH exclude each other")
    }
    if let absence = AbsentPolicySet.remark(arguments, isNamed: !arguments.operands.isEmpty) {
      throw UsageError(message: absence)
    }
    let paths =
      arguments.operands.isEmpty ? [arguments.value("policies") ?? AbsentPolicySet.usualPlace] : arguments.operands
    for path in paths where !TestPlace.exists(path) {
      throw UsageError(message: "`\(path)`: no such file or directory")
    }
    var results = LintResults()
    for path in paths {
      let target = LintTarget(path)
      do throws(PolicyLoadError.Fault) {
        results.add(try PolicyReview(of: target.directory, only: target.part))
      } catch { throw UsageError(message: error.description) }
    }
    return results
  }

  private static func explanation(_ arguments: ParsedArguments, _ paint: Paint) throws(UsageError) -> String {
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "`--rules` and `--rule` go without PATH; a rule is asked for by `--rule ID`")
    }
    guard let id = arguments.value("rule") else {
      return LintRules.all.map { "\(paint.yellow($0.id))  \($0.sentence)\n" }.joined()
    }
    guard let rule = LintRules.rule(id) else {
      let hint = Spelling.hint(id, among: LintRules.all.map { $0.id })
      throw UsageError(message: "unknown rule `\(id)`\(hint); `sharewarden lint --rules` lists them")
    }
    return """
      \(paint.yellow(rule.id))  \(rule.sentence)

      \(rule.explanation)

      bad:

      \(rule.bad.shown)

      good:

      \(rule.good.shown)

      """
  }
}

extension LintExample {
  /// The script, set off from what stands around it.
  fileprivate var shown: String {
    script.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
