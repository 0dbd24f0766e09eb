import ChargeShapes
import Foundation
import LuaSandbox
import SandboxAttacks
import Testing

/// Every script of the folder `Hostile`. To add one, add a file and its line of `outcomes.txt`, which a run with
/// RECORD_OUTCOMES=1 writes anew.
@Suite struct HostileScriptTests {
  @Test func `the corpus is there`() {
    #expect(HostileScript.all.count >= 214)
    #expect(HostileScript.all.allSatisfy { !$0.expected.isEmpty && !$0.source.isEmpty })
  }

  @Test(arguments: HostileScript.all)
  func `a hostile script gets only what its header allows, the same each time, in bounded time`(
    script: HostileScript
  ) throws {
    let start = ChargeMeasurement.processorTime()
    let outcomes = try HostileOutcome.of(script, evaluations: 3)
    let nanoseconds = Double(ChargeMeasurement.processorTime() - start)
    let bound = try Self.bound(of: outcomes)
    #expect(nanoseconds < bound)
    let first = try #require(outcomes.first)
    #expect(outcomes.allSatisfy { $0 == first })
    #expect(!first.words.isDisjoint(with: script.expected), "\(first.record)")
    if !script.expected.contains("ok") && !script.expected.contains("same-result") { #expect(!first.isAllow) }
    if script.kind == "benign" && script.expected == ["ok"] { #expect(first.isAllow) }
  }

  /// Nanoseconds that the steps of loading and of the evaluations are worth, each as dear as the dearest may be.
  private static func bound(of outcomes: [HostileOutcome]) throws -> Double {
    let loading: UInt64 = 100_000
    let steps = outcomes.reduce(loading) { sum, outcome in
      guard case .evaluated(let report) = outcome else { return sum }
      return sum + report.steps
    }
    return Double(steps) * (try step.get()) * ChargeShape.emptyLoop.bound * 4
  }

  /// Nanoseconds of a step of an empty loop, here and now.
  private static let step = Result {
    try ChargeMeasurement(.emptyLoop, stepLimit: 20_000, rounds: 5).nanosecondsPerStep
  }

  /// `outcomes.txt` was written by another process, so equality means that nothing depends on the process.
  @Test(arguments: HostileScript.all)
  func `what comes of a hostile script is the same in every process`(script: HostileScript) throws {
    let outcome = try #require(HostileOutcome.of(script, evaluations: 1).first)
    #expect(Self.recorded[script.name] == outcome.record)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_OUTCOMES"] != nil))
  func `the outcomes are recorded anew`() throws {
    let lines = try HostileScript.all.map { script in
      "\(script.name) \(try HostileOutcome.of(script, evaluations: 1).first?.record ?? "")\n"
    }
    try lines.joined().write(
      to: HostileScript.folder.appending(path: "outcomes.txt"), atomically: true, encoding: .utf8)
  }

  @Test func `no hostile script changes what its neighbours decide`() throws {
    let victims = try Victim.all()
    #expect(victims.count == 4)
    for script in HostileScript.all {
      _ = try HostileOutcome.of(script, evaluations: 2) {
        for victim in victims { #expect(victim.isUnmoved(), "\(victim.name) moved by \(script.name)") }
      }
    }
  }

  private static let recorded: [String: String] = {
    let file = HostileScript.folder.appending(path: "outcomes.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return (String(parts[0]), String(parts[1]))
      })
  }()
}
