import ShareModel

/// `check`: decides requests and reports.
enum CheckCommand {
  static let table = OptionTable(
    name: "check", operands: "[FILE…|-]", about: "decides requests: one, a batch, a JSON array, or one a line",
    options: [
      OptionRow(name: "policies", short: "p", value: "DIR", about: "the policy set (default: Policies)"),
      OptionRow(name: "no-policies", about: "ask the built-in rules alone"),
      OptionRow(name: "format", short: "f", value: "NAME", choices: ReportFormat.names, about: "the report's form"),
      OptionRow(
        name: "time", short: "t", value: "RFC3339", about: "the time of requests that give none (default: now)"),
      OptionRow(name: "strict", short: "s", about: "refuse unknown members; deny instead of assuming"),
      OptionRow(name: "explain", short: "e", about: "say what was asked of whom, and what it took"),
      OptionRow(name: "color", value: "WHEN", choices: ["auto", "always", "never"], about: "colours in text"),
    ])

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let format = arguments.value("format").flatMap(ReportFormat.init) ?? .text
    let checked: [CheckedRequest]
    do throws(UsageError) {
      checked = try decide(arguments, console: console, engine: engine)
    } catch {
      console.complain(error.message)
      return .undecided
    }
    let explanation = arguments.has("explain") ? engine.rulesAsked : nil
    let paint = Paint.chosen(arguments.value("color"), console: console)
    let report = format.report(engine: engine, paint: paint, rulesAsked: explanation)
    // On a terminal the text report shows the trouble in its place already.
    if format != .text || !console.outputIsTerminal {
      for case (let file, .fault(let problem)) in checked.map({ ($0.displayFile, $0.outcome) }) {
        console.complain(problem.text(in: file))
      }
    }
    try console.print(report.text(checked))
    return checked.map(\.exitCode).max() ?? .undecided
  }

  private static func decide(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(UsageError) -> [CheckedRequest] {
    guard !(arguments.has("policies") && arguments.has("no-policies")) else {
      throw UsageError(message: "`--policies` and `--no-policies` exclude each other")
    }
    var time = console.now()
    if let text = arguments.value("time") {
      guard let given = engine.readTime(text) else {
        throw UsageError(message: "option `--time`: `\(text)` is no RFC 3339 time, such as `2026-11-30T12:00:00Z`")
      }
      time = given
    }
    let files = arguments.operands.isEmpty ? ["-"] : arguments.operands
    guard !(arguments.operands.isEmpty && console.inputIsTerminal) else {
      throw UsageError(message: "no request given; name a file, or `-` for standard input")
    }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError(message: "standard input can be read once; give `-` once")
    }
    let directory = arguments.has("no-policies") ? nil : arguments.value("policies") ?? "Policies"
    let decision: (ShareRequest) -> Decision
    do throws(InputProblem) {
      decision = try engine.load(directory)
    } catch {
      throw UsageError(message: error.text(in: directory ?? "built-in rules"))
    }
    let reading = CheckEngine.Reading(isStrict: arguments.has("strict"), time: time)
    return files.flatMap { file in
      requests(of: file, console: console, engine: engine, reading: reading).map { line, index, content in
        let outcome: CheckedRequest.Outcome =
          switch content {
          case .success(let request): .decided(request, decision(request))
          case .failure(let problem): .fault(problem)
          }
        return CheckedRequest(file: file, line: line, index: index, outcome: outcome)
      }
    }
  }

  private static func requests(
    of file: String, console: Console, engine: CheckEngine, reading: CheckEngine.Reading
  ) -> [(Int, Int, Result<ShareRequest, InputProblem>)] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = file == "-" ? try console.readInput() : try console.readFile(file)
    } catch {
      return [(1, 0, .failure(InputProblem(message: error.reason)))]
    }
    let items = engine.read(bytes, reading)
    guard !items.isEmpty else { return [(1, 0, .failure(InputProblem(message: "holds no request")))] }
    return items.enumerated().map { ($0.element.line, $0.offset, $0.element.content) }
  }
}
