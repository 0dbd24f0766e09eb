import ShareModel
internal import ShareWarden

/// `check`: decides requests and reports.
enum CheckCommand: Command {
  static let table = OptionTable(
    name: "check", operands: "[FILE…|-]", about: "decides requests: one, a batch, a JSON array, or one a line",
    details: """
      A request is an AuthZEN evaluation: subject, action, resource (the share) and context. Without FILE, requests
      come from standard input. Every request is decided and reported, also beside others that are ill-formed.

      The built-in rules are asked first. What they allow then has to pass every policy of the set that concerns it: a
      directory with a folder and a policy.lua for each policy, and policyset.json. A set that does not load decides
      nothing.

      With `--isolation process` policies run in worker processes, confined by seccomp, without files, network or
      programs, and with limited resources; one that crashes is a failure of its policy, which denies. The decisions
      are the same. The default is in-process, which is faster.

      `--explain` is for administrators: beside the rules and policies that were asked it shows the lines that ran of each
      policy that said something, with the values of its variables there, which may name anybody in the share. What would
      have been allowed instead was found by asking: close to what was asked, and never more than it. Policies in worker
      processes can't be looked into.

      `--record NAME` writes the one request, with its time, and what was decided into a case that `sharewarden test`
      finds: DIR/cases/NAME.json. With NAME as `policy-id/case-name` it is that policy's own verdict with its values of
      now, in DIR/policy-id/cases. A file that is there stays as it is.

      exit codes, of which the highest wins:
        0  everything was allowed
        1  at least one request was denied
        2  usage, a policy set that does not load, a request that could not be read (the others are decided), or a case
           that could not be recorded
        3  decided, and at least one policy failed, which denies

      examples:
        sharewarden check request.json
        sharewarden check --policies Policies --explain request.json
        sharewarden check --record invited-from-outside request.json
        sharewarden check --no-policies --format ndjson - < requests.ndjson
        sharewarden check --format junit requests/*.json > report.xml
      """,
    options: [
      OptionRow(name: "policies", short: "p", value: "DIR", about: "the policy set (default: Policies)"),
      OptionRow(name: "no-policies", about: "ask the built-in rules alone"),
      OptionRow(
        name: "isolation", short: "i", value: "PLACE", choices: CheckEngine.Isolation.allCases.map(\.rawValue),
        about: "where policies run"),
      OptionRow(name: "format", short: "f", value: "NAME", choices: ReportFormat.names, about: "the report's form"),
      OptionRow(
        name: "time", short: "t", value: "RFC3339", about: "the time of requests that give none (default: now)"),
      OptionRow(
        name: "jobs", short: "j", value: "N",
        about: "requests decided at a time, 1 to 256 (default: one for each processor)"),
      OptionRow(name: "strict", short: "s", about: "refuse unknown members; deny instead of assuming"),
      OptionRow(
        name: "explain", short: "e",
        about: "say how it was decided, and what would be allowed instead (text, json, ndjson); for administrators"),
      OptionRow(name: "record", short: "r", value: "NAME", about: "keep the request and the decision as a test case"),
      .color,
    ])

  /// The forms that have room for an explanation.
  private static let explaining: [ReportFormat] = [.text, .json, .ndjson]

  static func run(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(FileError) -> ExitCode {
    let run: Run
    do throws(UsageError) { run = try self.run(of: arguments, console: console, engine: engine) } catch {
      console.complain(error.message)
      for line in error.details { console.complain(line) }
      return .undecided
    }
    return try decide(run.orders, by: run.decision, run.work, run.telling)
  }

  /// What there is to do, all of it read and loaded.
  private struct Run {
    var orders: CheckOrders
    var decision: @Sendable (ShareRequest) -> Decision
    var work: OrderedWork
    var telling: CheckTelling
  }

  private static func run(
    of arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(UsageError) -> Run {
    let format = arguments.value("format").flatMap(ReportFormat.init) ?? .text
    guard !arguments.has("explain") || explaining.contains(format) else {
      throw UsageError(message: "`--explain` goes with the formats text, json and ndjson")
    }
    let work = OrderedWork(threads: try jobs(arguments))
    var orders = try self.orders(arguments, console: console, engine: engine)
    let judge = try load(arguments, engine: engine)
    if let recorder = try CaseRecorder(arguments, engine: engine) {
      let order = try recorder.order(of: &orders)
      try recorder.record(order, judge.decide, console: console)
    }
    let report = format.report(
      engine: engine, paint: Paint.chosen(arguments.value("color"), console: console),
      explain: arguments.has("explain") ? judge.explain : nil)
    // On a terminal the text report shows the trouble in its place already.
    let telling = CheckTelling(report, console: console, complains: format != .text || !console.outputIsTerminal)
    return Run(orders: orders, decision: judge.decide, work: work, telling: telling)
  }

  /// Reading, deciding and writing a request are all done by the thread that has it.
  private static func decide(
    _ orders: CheckOrders, by decision: @escaping @Sendable (ShareRequest) -> Decision, _ work: OrderedWork,
    _ telling: CheckTelling
  ) throws(FileError) -> ExitCode {
    var orders = orders
    var telling = telling
    var failure: FileError?
    let report = telling.report.byPieces
    work.run(
      next: { orders.next(ended: telling.ended) },
      work: { order in order.products(decision, report: report) },
      deliver: { products in
        do throws(FileError) {
          try telling.take(products, areSeveral: orders.areSeveral)
          return true
        } catch {
          failure = error
          return false
        }
      })
    if let failure { throw failure }
    try telling.end()
    return telling.exitCode ?? .undecided
  }

  private static func orders(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(UsageError) -> CheckOrders {
    let reading = CheckEngine.Reading(
      isStrict: arguments.has("strict"), time: try time(arguments, console: console, engine: engine))
    let files = arguments.operands.isEmpty ? ["-"] : arguments.operands
    guard !(arguments.operands.isEmpty && console.inputIsTerminal) else {
      throw UsageError(message: "no request given; name a file, or `-` for standard input")
    }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError(message: "standard input can be read once; give `-` once")
    }
    return CheckOrders(files, console: console, engine: engine, reading: reading)
  }

  static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.value("jobs") else { return nil }
    guard let jobs = Int(text), (1...OrderedWork.mostThreads).contains(jobs) else {
      throw UsageError(message: "option `--jobs`: `\(text)` is no number from 1 to \(OrderedWork.mostThreads)")
    }
    return jobs
  }

  private static func time(
    _ arguments: ParsedArguments, console: Console, engine: CheckEngine
  ) throws(UsageError) -> Timestamp {
    guard let text = arguments.value("time") else { return console.now() }
    guard let given = engine.readTime(text) else {
      throw UsageError(message: "option `--time`: `\(text)` is no RFC 3339 time, such as `2026-11-30T12:00:00Z`")
    }
    return given
  }

  private static func load(
    _ arguments: ParsedArguments, engine: CheckEngine
  ) throws(UsageError) -> CheckEngine.Judge {
    guard !(arguments.has("policies") && arguments.has("no-policies")) else {
      throw UsageError(message: "`--policies` and `--no-policies` exclude each other")
    }
    do throws(CheckEngine.LoadProblem) {
      let directory = arguments.has("no-policies") ? nil : arguments.value("policies") ?? AbsentPolicySet.usualPlace
      return try engine.load(
        directory, arguments.value("isolation").flatMap(CheckEngine.Isolation.init) ?? .inProcess)
    } catch {
      if let absence = AbsentPolicySet.remark(arguments) {
        throw UsageError(message: "\(absence), `--no-policies` asks the built-in rules alone")
      }
      let given = arguments.has("policies")
      throw UsageError(
        message: "the policy set does not load, so nothing is decided"
          + (given ? "" : " (`--policies DIR` names another, `--no-policies` asks the built-in rules alone)"),
        details: error.lines)
    }
  }
}
