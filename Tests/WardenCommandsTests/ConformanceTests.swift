import Foundation
import TestSupport
import Testing

@testable import WardenCommands

/// The conformance cases, through the command line.
@Suite struct ConformanceTests {
  static let cases = ((try? RuleCase.all()) ?? []).filter { $0.profile == nil }

  @Test(arguments: cases)
  func `check gives the answer that the case gives`(one: RuleCase) throws {
    let bench = Bench()
    bench.input = try one.requestText
    let code = WardenCommand.run(
      ["check", "--no-policies", "--format", "json", "-"], console: bench.console, engine: .product(version: "0"))
    let answer = try JSONDecoder().decode(JSONTree.self, from: Data(bench.output.utf8))
    let denial = answer["context"]?["denials"]?.elements.first
    #expect(code == (one.expect.decision ? .allowed : .denied), "\(bench.complaints)")
    #expect(answer["decision"] == .boolean(one.expect.decision))
    #expect(denial?["id"] == one.expect.rule.map { .text($0) })
    #expect(denial?["code"] == one.expect.code.map { .text($0) })
    #expect(denial?["index"] == one.expect.index.map { .integer(Int64($0)) })
  }

  @Test func `there are cases`() throws {
    #expect(Self.cases.count > 100)
    #expect(Self.cases.count < (try RuleCase.all().count))
  }
}
