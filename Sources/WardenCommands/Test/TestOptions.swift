internal import PolicyTesting
internal import ShareWarden

/// What `test` is asked for.
struct TestOptions {
  var paths: [String]
  var filter: String?
  var format: TestReportFormat
  var work: OrderedWork
  var watches: Bool
  var coversAll: Bool
  /// In per cent.
  var leastCoverage: Double?
  var traceFile: String?
  var page: String?
  var mutates: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    work = OrderedWork(threads: try CheckCommand.jobs(arguments))
    guard !(arguments.has("policies") && !arguments.operands.isEmpty) else {
      throw UsageError(message: "`--policies` and PATH exclude each other")
    }
    if let absence = AbsentPolicySet.remark(arguments, isNamed: !arguments.operands.isEmpty) {
      throw UsageError(message: absence)
    }
    paths =
      arguments.operands.isEmpty ? [arguments.value("policies") ?? AbsentPolicySet.usualPlace] : arguments.operands
    for path in paths where !TestPlace.exists(path) {
      throw UsageError(message: "`\(path)`: no such file or directory")
    }
    filter = arguments.value("filter")
    format = arguments.value("format").flatMap(TestReportFormat.init) ?? .text
    watches = arguments.has("watch")
    coversAll = arguments.has("coverage")
    traceFile = arguments.value("coverage-lcov")
    page = arguments.value("coverage-html")
    mutates = arguments.has("mutate")
    leastCoverage = try Self.leastCoverage(arguments)
    guard !watches || format.canFollow else {
      throw UsageError(message: "`--watch` goes with the formats text, json and github")
    }
    guard !(coversAll || mutates) || format.hasRoomForFindings else {
      throw UsageError(message: "`--coverage` and `--mutate` go with the formats text, json and github")
    }
    guard !measures || filter == nil else {
      throw UsageError(message: "coverage and changes need all tests of a policy; leave out `--filter`")
    }
  }

  private static func leastCoverage(_ arguments: ParsedArguments) throws(UsageError) -> Double? {
    guard let text = arguments.value("min-coverage") else { return nil }
    guard let percent = Double(text), (0...100).contains(percent) else {
      throw UsageError(message: "option `--min-coverage`: `\(text)` is no number from 0 to 100")
    }
    return percent
  }

  /// The files that coverage is written to.
  var written: [String] { [traceFile, page].compactMap(\.self) }
  /// Whether it is asked what the tests are worth.
  var measures: Bool { needsCoverage || mutates }
  var needsCoverage: Bool { coversAll || leastCoverage != nil || traceFile != nil || page != nil }
}

extension TestReportFormat {
  /// Whether it has a place for coverage and for changes.
  fileprivate var hasRoomForFindings: Bool { [.text, .json, .github].contains(self) }
}
