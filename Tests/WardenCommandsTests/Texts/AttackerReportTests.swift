import Foundation
import FoundationXML
import PlainData
import Testing

@testable import WardenCommands

/// Whatever attacking scripts come to, every report is read by a strict reader of its format.
@Suite(.serialized) struct AttackerReportTests {
  private static let policies = try? AttackerPolicies(seed: 61, generated: 250)
  private static let count = 2

  private func output(_ format: String, _ more: String...) throws -> String {
    let policies = try #require(Self.policies)
    #expect(policies.count > 250)
    let bench = Bench()
    bench.input = Array(repeating: NastyPolicies.request, count: Self.count).joined(separator: "\n")
    let arguments = ["check", "--policies", policies.path, "--format", format] + more
    let code = WardenCommand.run(arguments, console: bench.console, engine: .product(version: "0"))
    #expect(code == .policyFailed, "\(bench.complaints)")
    #expect(bench.complaints.isEmpty)
    #expect(Harmless.faults(in: bench.output) == [])
    return bench.output
  }

  private func nodes(_ list: JSONNode?) -> [JSONNode] { list.map { Array($0.elements) } ?? [] }

  /// The findings of a decision; each is well-formed.
  private func findings(_ decision: JSONNode) throws -> [JSONNode] {
    let context = try #require(decision["context"])
    #expect(decision["decision"]?.boolean == false)
    let failures = nodes(context["errors"])
    let kinds = Set(failures.compactMap { $0["kind"]?.string })
    #expect(kinds.isSubset(of: ["runtime", "contract", "steps", "memory", "output"]), "\(kinds)")
    #expect(kinds.count > 2 && failures.count > 100)
    let notes = nodes(context["denials"]) + nodes(context["warnings"])
    for finding in failures + notes { #expect(finding["id"]?.string != nil && finding["message"]?.string != nil) }
    return failures + notes
  }

  @Test func `text`() throws {
    let lines = Harmless.lines(try output("text", "--explain", "--color=never"))
    #expect(lines.count { !$0.isEmpty && !$0.hasPrefix("  ") } == Self.count)
    #expect(lines.count { $0.hasPrefix("DENY   ana@example.com: ") } == Self.count)
  }

  @Test func `JSON and NDJSON`() throws {
    let root = try JSONText(parsing: Array(try output("json").utf8)).root
    let decisions = nodes(root["evaluations"])
    #expect(decisions.count == Self.count)
    let lines = Harmless.lines(try output("ndjson"))
    #expect(lines.count == Self.count && Set(lines).count == 1)
    let line = try JSONText(parsing: Array(try #require(lines.first).utf8)).root
    let said = try decisions.map { try findings($0).map { $0["message"]?.string } }
    #expect(try said.allSatisfy { try $0 == findings(line).map { $0["message"]?.string } })
  }

  @Test func `JUnit`() throws {
    let parser = XMLParser(data: Data(try output("junit").utf8))
    let reading = Elements()
    parser.delegate = reading
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(reading.names.count { $0 == "testcase" } == Self.count)
    #expect(Set(reading.names).isSubset(of: ["testsuites", "testsuite", "testcase", "error", "system-out"]))
  }

  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
      _: XMLParser, didStartElement element: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) { names.append(element) }
  }

  @Test func `SARIF`() throws {
    let run = try #require(nodes(JSONText(parsing: Array(try output("sarif").utf8)).root["runs"]).first)
    let results = nodes(run["results"])
    #expect(results.count > 100 * Self.count)
    for result in results {
      let text = try #require(result["message"]?["text"]?.string)
      #expect(!text.replacing("\\](", with: "").contains("]("))
      #expect(text.filter { "{}".contains($0) }.replacing("{{", with: "").replacing("}}", with: "").isEmpty)
    }
  }

  @Test func `TAP`() throws {
    let lines = Harmless.lines(try output("tap"))
    #expect(lines.prefix(2) == ["TAP version 14", "1..\(Self.count)"])
    let outer = lines.dropFirst(2).filter { !$0.hasPrefix("  ") }
    #expect(outer.count == Self.count && outer.allSatisfy { $0.hasPrefix("not ok ") && !$0.contains("#") })
    #expect(lines.count { $0 == "  ---" } == Self.count && lines.count { $0 == "  ..." } == Self.count)
    for line in lines where line.hasPrefix("      message: ") {
      #expect(throws: Never.self) { try JSONText(parsing: Array(line.dropFirst("      message: ".count).utf8)) }
    }
  }

  @Test func `GitHub`() throws {
    let lines = Harmless.lines(try output("github"))
    #expect(lines.count > 100 * Self.count)
    for line in lines {
      let match = try #require(line.wholeMatch(of: /::(?:error|warning) ([^:]*)::(.*)/), "\(line)")
      let names = match.1.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names == ["file", "line", "title"])
    }
  }
}
