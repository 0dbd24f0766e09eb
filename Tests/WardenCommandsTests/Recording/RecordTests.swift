import Foundation
import PolicyAuthoring
import ShareModel
import ShareWarden
import TestSupport
import Testing

@testable import WardenCommands

@Suite struct RecordTests {
  private static let denied = "Examples/Requests/owner-invites-outsider-to-write.json"

  /// What `--record` writes, by path, of a request and the shipped policies.
  private func record(_ name: String, _ file: String = denied) -> (
    files: [String: String], complaints: String, code: ExitCode
  ) {
    let bench = Bench()
    bench.directory = ReadmeTests.root
    let code = WardenCommand.run(
      ["check", "--policies", "Policies", "--record", name, file], console: bench.console,
      engine: .product(version: "0"))
    return (bench.files, bench.complaints, code)
  }

  @Test func `a case has the request with its time, and what was decided`() throws {
    let run = record("writes-from-outside")
    #expect(run.code == .denied)
    #expect(run.complaints == "sharewarden: recorded in Policies/cases/writes-from-outside.json\n")
    let text = try #require(run.files["Policies/cases/writes-from-outside.json"])
    #expect(
      text.hasPrefix(
        "{\n  \"about\": \"ana@example.com: addParticipant cy@partner.example (readWrite) on share-1 is denied\",\n"))
    #expect(text.contains("\n    \"context\": {\"time\": \"2026-11-30T12:00:00Z\"},\n"))
    #expect(
      text.hasSuffix(
        """
          "expect": {
            "codes": ["outsider-writes"],
            "decision": false,
            "layer": "policy",
            "message": "People outside the organization can only read.",
            "policy": "outsiders-read-only"
          }
        }

        """), "\(text)")
  }

  @Test(arguments: [
    ("a-case", denied), ("writer-cap/a-case", denied), ("a-case", "Examples/Requests/owner-invites.json"),
    ("a-case", "Examples/Requests/web-services-record.json"),
  ])
  func `a case fits the schema of cases`(name: String, file: String) throws {
    let text = try #require(record(name, file).files.values.first)
    #expect(try SchemaCheck(SchemaDocument.testCase.text).faults(ofText: text) == [])
  }

  @Test func `a policy's own verdict is kept in its folder`() throws {
    let run = record("writer-cap/writes-from-outside")
    let text = try #require(run.files["Policies/writer-cap/cases/writes-from-outside.json"])
    #expect(run.code == .denied)
    #expect(text.contains("\"decision\": true"), "\(text)")
  }

  @Test(arguments: [
    ("Bad", "is no name of a case"), ("a/b/c", "is no name of a case"), ("../x", "is no name of a case"),
    ("", "is no name of a case"), ("a/", "is no name of a case"), ("witer-cap/x", "did you mean"),
  ])
  func `a name that can't be is refused`(name: String, message: String) {
    let run = record(name)
    #expect(run.code == .undecided && run.files.isEmpty)
    #expect(run.complaints.contains(message), "\(run.complaints)")
  }

  @Test func `what was recorded stays as it is`() {
    let bench = Bench()
    bench.input = "ana"
    bench.files["Policies/cases/a.json"] = "mine"
    #expect(bench.run("check", "--record", "a") == 2)
    #expect(bench.files["Policies/cases/a.json"] == "mine")
    #expect(bench.output.isEmpty)
    #expect(bench.complaints.contains("Policies/cases/a.json: is there already; nothing is recorded"))
  }

  @Test(arguments: [
    ("ana\ndee", [], "takes one request"), ("bad", [], "unknown role"), ("ana", ["--strict"], "exclude each other"),
    ("ana", ["--no-policies"], "exclude each other"), ("ana", ["gone"], "no such file"),
    ("ana", ["-", "b"], "takes one request"),
  ])
  func `what is not one request that can be read is not recorded`(input: String, more: [String], message: String) {
    let bench = Bench()
    bench.input = input
    bench.files["b"] = "ana"
    let code = WardenCommand.run(["check", "--record", "a"] + more, console: bench.console, engine: Bench.engine)
    #expect(code == .undecided)
    #expect(Array(bench.files.keys) == ["b"])
    #expect(bench.complaints.contains(message), "\(bench.complaints)")
  }

  @Test func `one request is decided and told as ever`() {
    let bench = Bench()
    bench.input = "ana"
    #expect(bench.run("check", "--record", "a", "--format", "json") == 0)
    #expect(bench.output == "{\"decision\":true}\n")
    #expect(bench.files.keys.sorted() == ["Policies/cases/a.json"])
  }

  @Test func `whatever is recorded passes at once`() throws {
    let policies = [
      "fails.lua": """
      return function(request) if #request.share.participants % 3 == 1 then return request.share.titel end end
      """,
      "speaks.lua": """
      return function(request)
        warn("two", "words")
        if #request.share.participants % 3 == 2 then deny("no", "Not now.") end
      end
      """,
    ]
    try TestFolder.with(policies) { folder in
      let warden = Warden(policies: try PolicySet(directory: folder))
      var kinds: Set<String> = []
      for (number, request) in RequestGenerator(seed: 5).prefix(400).enumerated() {
        let decision = warden.decide(request)
        kinds.insert("\(decision.isAllowed) \(decision.errors.isEmpty) \(decision.denials.first?.layer.rawValue ?? "")")
        let cases = URL(filePath: folder).appending(path: "cases")
        try FileManager.default.createDirectory(at: cases, withIntermediateDirectories: true)
        try RecordedCase.json(request, decision)
          .write(to: cases.appending(path: "c\(number).json"), atomically: true, encoding: .utf8)
      }
      #expect(kinds.count == 4, "\(kinds)")
      let run = ReadmeTests.run("test \(folder)")
      #expect(run.code == .allowed && run.output.contains("400 passed"), "\(run.output.suffix(3000))")
    }
  }
}
