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
    for _ in 0..<(runs ?? 1) { results.insert(result(in: directory)) }
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
}
