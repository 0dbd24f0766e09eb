import Foundation
import PolicyAuthoring
import TestSupport
import Testing

@testable import WardenCommands

/// What commands print as JSON fits the schemas that are printed for it.
@Suite struct PrintedJSONTests {
  private static let requests = ["owner-invites", "owner-invites-outsider-to-write"].map {
    "Examples/Requests/\($0).json"
  }

  /// Requests of every sort in one text: allowed, denied, ill-formed and no JSON.
  private static func batch() throws -> String {
    let texts = try requests.map { path in
      String(decoding: try RepositoryFile.bytes(path), as: UTF8.self).replacing("\n", with: " ")
    }
    return (texts + [texts[0].replacing("\"user\"", with: "7"), "{ no", "[]"]).joined(separator: "\n") + "\n"
  }

  private func check(_ options: String, _ input: String) throws -> String {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write(input, to: "input.json")
      let policies = RepositoryFile.path("Policies")
      return try terminal.run("sharewarden check --policies \(policies) \(options) input.json 2>/dev/null").output
    }
  }

  @Test(arguments: ["", " --explain", " --isolation process --explain", " --strict"])
  func `decisions fit, one and several, with what could not be read in its place`(options: String) throws {
    let schema = try SchemaCheck(SchemaDocument.decisions.text)
    let batch = try Self.batch()
    let several = try JSONTree(parsing: try check("-fjson\(options)", batch))
    #expect(schema.faults(of: several) == [])
    #expect(several["evaluations"]?.elements.count == 5)
    #expect(several["evaluations"]?.elements.count { $0["error"]?["message"] != nil } == 3)
    for line in batch.split(separator: "\n") {
      let one = try check("-fjson\(options)", String(line))
      #expect(try schema.faults(ofText: one) == [], "\(one)")
    }
    let lines = try check("-fndjson\(options)", batch).split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    for line in lines { #expect(try schema.faults(ofText: line) == [], "\(line)") }
  }

  @Test func `a decision of a policy that fails fits`() throws {
    let run = ReadmeTests.run("check -fjson --policies Examples/FailingPolicy Examples/Requests/owner-invites.json")
    #expect(try SchemaCheck(SchemaDocument.decisions.text).faults(ofText: run.output) == [])
    #expect(try SchemaCheck(SchemaDocument.decision.text).faults(ofText: run.output) == [])
  }

  @Test(arguments: [
    "{}", #"{"error": "x"}"#, #"{"error": {"path": ""}}"#, #"{"evaluations": [{}]}"#, #"{"evaluations": {}}"#, "[]",
  ])
  func `what is no answer does not fit`(text: String) throws {
    #expect(try !SchemaCheck(SchemaDocument.decisions.text).faults(ofText: text).isEmpty)
  }

  @Test func `outcomes of tests fit, with coverage and changes`() throws {
    let schema = try SchemaCheck(SchemaDocument.testReport.text)
    let failing = try TestedSet(TestedSet.mixed)
    #expect(failing.run("-fjson", "--coverage") == 2)
    #expect(try schema.faults(ofText: failing.bench.output) == [])
    let passing = try TestedSet()
    #expect(passing.run("-fjson", "--coverage", "--mutate") == 1)
    let report = try JSONTree(parsing: passing.bench.output)
    #expect(schema.faults(of: report) == [])
    #expect(report["mutation"]?.elements.first?["mutants"]?.elements.isEmpty == false)
    #expect(report["coverage"]?.elements.first?["denials"]?.elements.isEmpty == false)
  }

  @Test(arguments: ["Examples/FailingPolicy", "Policies"]) func `findings fit`(directory: String) throws {
    let schema = try SchemaCheck(SchemaDocument.lintReport.text)
    #expect(try schema.faults(ofText: ReadmeTests.run("lint -fjson \(directory)").output) == [])
  }

  @Test(arguments: ["{}", #"{"findings": [{"rule": "x"}]}"#]) func `what is no finding does not fit`(text: String)
    throws
  {
    #expect(try !SchemaCheck(SchemaDocument.lintReport.text).faults(ofText: text).isEmpty)
  }
}
