import Foundation
import TestSupport

@testable import WardenCommands

/// A command of a case: what is called, and what comes of it.
struct CaseCommand: Decodable {
  var about: String
  var arguments: [String]
  /// Standard input.
  var input: String?
  var code: Int32
  /// What the output holds, and what it must not hold.
  var output: [String]?
  var absent: [String]?
  /// What is said on standard error.
  var complaints: [String]?
  /// The output is XML with so many test cases, each of a name of its own.
  var testcases: TestcaseCount?
  /// How often the command is run; each run gives the same bytes.
  var runs: Int?
  /// Values of `TZ`, of which the output must not depend.
  var timeZones: [String]?

  struct TestcaseCount: Decodable, Equatable {
    var all: Int
    var failures: Int
    var errors: Int
  }

  struct Result: Hashable {
    var code: Int32
    var output: String
    var complaints: String
  }

  /// The results of all runs, each once.
  func results(in directory: URL) -> Set<Result> {
    var results: Set<Result> = []
    let before = ProcessInfo.processInfo.environment["TZ"]
    for zone in timeZones.map({ $0.map(Optional.some) }) ?? [before] {
      Self.setTimeZone(zone)
      for _ in 0..<(runs ?? 1) { results.insert(result(in: directory)) }
    }
    Self.setTimeZone(before)
    return results
  }

  private func result(in directory: URL) -> Result {
    let bench = Bench()
    bench.directory = directory
    bench.input = input ?? ""
    let code = WardenCommand.run(
      arguments.map { $0.replacing("{directory}", with: directory.path()) }, console: bench.console,
      engine: .product(version: "0"))
    return Result(code: code.rawValue, output: bench.output, complaints: bench.complaints)
  }

  private static func setTimeZone(_ zone: String?) {
    if let zone { setenv("TZ", zone, 1) } else { unsetenv("TZ") }
    tzset()
  }
}
