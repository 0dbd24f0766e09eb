internal import PolicyAuthoring
internal import PolicyTesting

/// `docs`: pages about a policy set.
enum DocsCommand: Command {
  static let table = OptionTable(
    name: "docs", operands: "", about: "writes pages about a policy set",
    details: """
      Each policy with its summary, state, actions, parameters and their values, codes with messages, what its tests say, and
      what lint finds. Without --output the page is printed. With it, policies.md and policies.html are written there, or
      held against the policies by --check.

      exit codes:
        0  the pages are written, or are as they should be
        1  --check: a page is stale or missing
        2  usage, or the policy set or its tests do not load

      examples:
        sharewarden docs
        sharewarden docs --format html > policies.html
        sharewarden docs --output Documentation
        sharewarden docs --output Documentation --check
      """,
    options: [
      OptionRow(name: "policies", short: "p", value: "DIR", about: "the policy set (default: Policies)"),
      OptionRow(
        name: "format", short: "f", value: "NAME", choices: ["markdown", "html"],
        about: "the form in which it is printed"),
      OptionRow(name: "output", short: "o", value: "DIR", about: "where the pages are written"),
      OptionRow(name: "check", about: "write nothing; say which pages are stale"),
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    if let problem = problem(arguments) {
      console.complain("\(problem); see `sharewarden docs --help`")
      return .undecided
    }
    let page: PolicySetPage
    do throws(TestFaults) {
      page = try PolicySetPage(directory: arguments.value("policies") ?? AbsentPolicySet.usualPlace)
    } catch {
      if let absence = AbsentPolicySet.remark(arguments) {
        console.complain(absence)
        return .undecided
      }
      for fault in error.all { console.complain(fault.description) }
      return .undecided
    }
    guard let output = arguments.value("output") else {
      try console.print(arguments.value("format") == "html" ? page.html : page.markdown)
      return .allowed
    }
    let files = [("policies.md", page.markdown), ("policies.html", page.html)].map {
      (path: Console.path($0.0, below: output), bytes: Array($0.1.utf8))
    }
    return arguments.has("check") ? check(files, renewal(arguments), console) : write(files, console)
  }

  private static func problem(_ arguments: ParsedArguments) -> String? {
    if !arguments.operands.isEmpty { return "`docs` takes no operand; name the policy set by `--policies`" }
    if arguments.has("check"), !arguments.has("output") { return "`--check` needs `--output`, where the pages are" }
    if arguments.has("format"), arguments.has("output") { return "`--output` writes both forms, without `--format`" }
    return nil
  }

  private static func renewal(_ arguments: ParsedArguments) -> String {
    let policies = arguments.value("policies").map { " --policies \($0)" } ?? ""
    return "sharewarden docs\(policies) --output \(arguments.value("output") ?? "")"
  }

  private static func check(
    _ files: [(path: String, bytes: [UInt8])], _ renewal: String, _ console: Console
  ) -> ExitCode {
    var code = ExitCode.allowed
    for (path, bytes) in files {
      do throws(FileError) {
        guard let line = difference(try console.readFile(path), bytes) else { continue }
        console.complain("\(path):\(line): is stale; renew it by `\(renewal)`")
        code = max(code, .denied)
      } catch {
        console.complain("\(path): \(error.reason); `\(renewal)` writes it")
        code = max(code, error == .isMissing ? .denied : .undecided)
      }
    }
    return code
  }

  /// The first line that is not as it should be; `nil`: all are.
  private static func difference(_ found: [UInt8], _ bytes: [UInt8]) -> Int? {
    guard found != bytes else { return nil }
    return 1 + zip(found, bytes).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "\n") }
  }

  private static func write(_ files: [(path: String, bytes: [UInt8])], _ console: Console) -> ExitCode {
    for (path, bytes) in files {
      do throws(FileError) { try console.replaceFile(path, bytes) } catch {
        console.complain("\(path): \(error.reason)")
        return .undecided
      }
    }
    return .allowed
  }
}
