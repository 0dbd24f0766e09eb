import ShareModel
import ShareWire
import TestSupport
import Testing

@testable import WardenCommands

/// However many requests are decided at a time, and whoever is done first: the same is said in the same order.
@Suite struct JobsTests {
  private struct Run: Equatable {
    var output: String
    var complaints: String
    var code: ExitCode
  }

  /// Requests of every kind as JSON, with some between them that are at fault.
  private static let requests: [String] = {
    var random = SeededRandom(seed: 8)
    return RequestGenerator(seed: 7).prefix(2000).map { request in
      let json = RequestWriter.json(request)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: return "{\"subject\":7}"
      case 1: return json.replacing("\"type\":\"share\"", with: "\"type\":\"shard\"")
      case 2: return "[7]"
      default: return json
      }
    }
  }()

  private func run(_ input: String, _ options: [String], jobs: Int) -> Run {
    let bench = Bench()
    bench.input = input
    bench.directory = ReadmeTests.root
    let code = WardenCommand.run(
      ["check", "--time", "2026-11-30T12:00:00Z", "--jobs", "\(jobs)"] + options, console: bench.console,
      engine: .product(version: "1"))
    return Run(output: bench.output, complaints: bench.complaints, code: code)
  }

  private func expectSame(_ input: String, _ options: [String], code: ExitCode) {
    let alone = run(input, options, jobs: 1)
    #expect(alone.code == code && !alone.output.isEmpty)
    for jobs in [2, 5] { #expect(run(input, options, jobs: jobs) == alone) }
  }

  @Test(arguments: ReportFormat.allCases)
  func `lines are told as one thread tells them`(format: ReportFormat) {
    let input = Self.requests.prefix(format == .ndjson ? 2000 : 200).joined(separator: "\n") + "\nbroken\n"
    expectSame(input, ["--no-policies", "--format", format.rawValue], code: .undecided)
  }

  @Test func `policies say the same on every thread`() {
    let input = Self.requests.prefix(200).joined(separator: "\n")
    expectSame(input, ["--policies", "Policies", "--format", "ndjson", "--explain"], code: .undecided)
  }

  /// Threads that noted the members of what they have in common in one place would read each other's people.
  @Test func `what a batch has in common is read by each thread for itself`() {
    let people = (0..<4000).map { number in
      """
      {"participantID":"p\(number)","role":"\(number == 0 ? "owner" : "privateUser")","acceptanceStatus":"accepted",\
      "permission":"\(number % 3 == 0 ? "readWrite" : "readOnly")"}
      """
    }
    let input = """
      {"resource":{"type":"share","id":"s","properties":{"recordName":"s","publicPermission":"none",\
      "participants":[\(people.joined(separator: ","))]}},"evaluations":[\((0..<64).map { number in
        """
        {"subject":{"type":"user","id":"p\(number)"},"action":{"name":"modifyRecord"}}
        """
      }.joined(separator: ","))]}
      """
    let options = ["--no-policies", "--format", "ndjson"]
    let alone = run(input, options, jobs: 1)
    for _ in 0..<5 { #expect(run(input, options, jobs: 8) == alone) }
  }

  @Test(arguments: BatchSemantic.allCases)
  func `a batch ends where one thread ends it`(semantic: BatchSemantic) {
    let share = RequestGenerator(seed: 3).dropFirst(2).first { $0.share.participants.count > 4 }
    let defaults = share.map { String(RequestWriter.json($0).dropLast()) } ?? "{"
    let items = Self.requests.prefix(500).filter { $0.hasPrefix("{") }
    let own = [#"{"action":{"name":"readShare"}}"#, #"{"action":{"name":"noShare"}}"#, "{}", "8"]
    let evaluations = (own + items + own).joined(separator: ",\n")
    let input =
      defaults + #","options":{"evaluations_semantic":"\#(semantic.rawValue)"},"evaluations":[\#(evaluations)]}"#
    let alone = run(input, ["--no-policies", "--format", "json"], jobs: 1)
    for jobs in [2, 5] { #expect(run(input, ["--no-policies", "--format", "json"], jobs: jobs) == alone) }
    let decided = alone.output.split(separator: "{\"decision\":").count - 1
    switch semantic {
    case .executeAll: #expect(decided > 400)
    case .denyOnFirstDeny, .permitOnFirstPermit: #expect((0...50).contains(decided))
    }
  }

  @Test func `an array is told as one thread tells it`() {
    let input = "[" + Self.requests.prefix(500).joined(separator: ",\n ") + "]"
    expectSame(input, ["--no-policies", "--format", "json"], code: .undecided)
  }

  @Test(arguments: ["0", "-1", "257", "two", ""])
  func `a number of jobs that makes no sense is refused`(jobs: String) {
    let bench = Bench()
    bench.input = "ana"
    #expect(bench.run("check", "--jobs=\(jobs)") == 2)
    #expect(bench.complaints == "sharewarden: option `--jobs`: `\(jobs)` is no number from 1 to 256\n")
  }
}
