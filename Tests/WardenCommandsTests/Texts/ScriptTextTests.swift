import Foundation
import FoundationXML
import PlainData
import Testing

@testable import WardenCommands

/// Whatever a script says, every report stays what it is and shows the text.
@Suite struct ScriptTextTests {
  private static let policies = try? NastyPolicies()
  /// Requests of a run.
  private static let count = 2

  private func output(_ format: String, _ more: String...) throws -> String {
    let policies = try #require(Self.policies)
    let bench = Bench()
    bench.input = Array(repeating: NastyPolicies.request, count: Self.count).joined(separator: "\n")
    let arguments = ["check", "--policies", policies.path, "--format", format] + more
    let code = WardenCommand.run(arguments, console: bench.console, engine: .product(version: "0"))
    #expect(code == .policyFailed, "\(bench.complaints)")
    #expect(bench.complaints.isEmpty)
    return bench.output
  }

  /// A text as a line of a report shows it.
  private func line(_ text: String) -> String {
    text.replacing("##", with: "#\\u{23}").replacing("}#", with: "}\\u{23}")
  }

  @Test(arguments: [true, false]) func `a terminal shows the texts and obeys none`(isColoured: Bool) throws {
    var text = try output("text", "--explain", isColoured ? "--color=always" : "--color=never")
    if isColoured { text = text.replacing("\u{1B}[31mDENY\u{1B}[0m   ana", with: "DENY   ana") }
    #expect(Harmless.faults(in: text) == [])
    let lines = Harmless.lines(text)
    #expect(lines.count { !$0.isEmpty && !$0.hasPrefix("  ") } == Self.count)
    #expect(lines.filter { $0.hasPrefix("DENY   ana@example.com: ") }.count == Self.count)
    #expect(!text.contains("##"))
    for nasty in NastyText.all {
      #expect(lines.contains { $0.hasSuffix(": " + line(nasty.shown)) }, "\(nasty.name)")
      #expect(lines.contains("    for the administrator: " + line(nasty.shown)), "\(nasty.name)")
    }
  }

  @Test func `JSON gives back the texts and can stand in a page`() throws {
    let text = try output("json")
    #expect(Harmless.faults(in: text) == [] && text.hasSuffix("}\n"))
    #expect(!text.contains { "<>&\u{2028}\u{2029}".contains($0) } && !text.contains("##"))
    let root = try JSONText(parsing: Array(text.utf8)).root
    let decisions = nodes(root["evaluations"])
    #expect(decisions.count == Self.count)
    for decision in decisions { try checkTexts(of: decision) }
  }

  @Test func `NDJSON has a line for each request`() throws {
    let lines = Harmless.lines(try output("ndjson"))
    #expect(lines.count == Self.count && Set(lines).count == 1)
    try checkTexts(of: JSONText(parsing: Array(try #require(lines.first).utf8)).root)
  }

  private func nodes(_ list: JSONNode?) -> [JSONNode] { list.map { Array($0.elements) } ?? [] }

  private func checkTexts(of decision: JSONNode) throws {
    let context = try #require(decision["context"])
    for list in ["denials", "warnings"] {
      let notes = nodes(context[list])
      #expect(notes.compactMap { $0["message"]?.string } == NastyText.all.map(\.shown))
      #expect(notes.compactMap { $0["admin_message"]?.string } == NastyText.all.map(\.shown))
    }
    let failures = nodes(context["errors"])
    let messages = Dictionary(
      uniqueKeysWithValues: failures.map { ($0["id"]?.string ?? "", $0["message"]?.string ?? "") })
    let paths = failures.flatMap { nodes($0["call_path"]) }.compactMap(\.string)
    #expect(!paths.isEmpty && paths.flatMap(Harmless.faults) == [])
    for (index, nasty) in NastyText.all.enumerated() {
      #expect(messages["error-\(index)"] == nasty.shown, "\(nasty.name)")
    }
  }

  @Test func `JUnit is XML that holds the texts`() throws {
    let text = try output("junit")
    #expect(Harmless.faults(in: text) == [])
    let parser = XMLParser(data: Data(text.utf8))
    let reading = Reading()
    parser.delegate = reading
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(reading.elements.filter { $0 == "testcase" }.count == Self.count)
    #expect(Set(reading.elements) == ["testsuites", "testsuite", "testcase", "error", "system-out"])
    let lines = Set(Harmless.lines(reading.text))
    for nasty in NastyText.all { #expect(lines.contains(line(nasty.shown)), "\(nasty.name)") }
  }

  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var text = ""

    func parser(
      _: XMLParser, didStartElement element: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) { elements.append(element) }

    func parser(_: XMLParser, foundCharacters text: String) { self.text += text }
  }

  @Test func `SARIF holds the texts, and no link or place to fill in`() throws {
    let text = try output("sarif")
    #expect(Harmless.faults(in: text) == [])
    let run = try #require(nodes(JSONText(parsing: Array(text.utf8)).root["runs"]).first)
    let results = nodes(run["results"]).compactMap { $0["message"]?["text"]?.string }
    #expect(results.count == Self.count * 3 * NastyText.all.count)
    #expect(results.allSatisfy { !$0.replacing("\\](", with: "").contains("](") })
    for braces in results.map({ $0.filter { "{}".contains($0) } }) {
      #expect(braces.replacing("{{", with: "").replacing("}}", with: "").isEmpty)
    }
    let lines = Set(results.flatMap(Harmless.lines))
    for nasty in NastyText.all {
      #expect(lines.contains(SARIFReport.plain(line(nasty.shown))), "\(nasty.name)")
    }
  }

  @Test func `TAP has as many verdicts as its plan says`() throws {
    let text = try output("tap")
    #expect(Harmless.faults(in: text) == [])
    let lines = Harmless.lines(text)
    #expect(lines.prefix(2) == ["TAP version 14", "1..\(Self.count)"])
    let outer = lines.dropFirst(2).filter { !$0.hasPrefix("  ") }
    #expect(outer.count == Self.count && outer.allSatisfy { $0.hasPrefix("not ok ") && !$0.contains("#") })
    #expect(lines.count { $0 == "  ---" } == Self.count && lines.count { $0 == "  ..." } == Self.count)
    let values = try lines.filter { $0.hasPrefix("      message: ") }.map { line in
      try JSONText(parsing: Array(line.dropFirst("      message: ".count).utf8)).root.string
    }
    for nasty in NastyText.all { #expect(values.contains(line(nasty.shown)), "\(nasty.name)") }
  }

  @Test func `GitHub sees one annotation for each finding`() throws {
    let text = try output("github")
    #expect(Harmless.faults(in: text) == [])
    let lines = Harmless.lines(text)
    #expect(lines.count == Self.count * 3 * NastyText.all.count)
    for line in lines {
      let match = try #require(line.wholeMatch(of: /::(?:error|warning) ([^:]*)::(.*)/), "\(line)")
      let names = match.1.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names == ["file", "line", "title"])
    }
    let messages = Set(lines.flatMap { $0.split(separator: "%0A").map(String.init) })
    for nasty in NastyText.all {
      #expect(messages.contains(GitHubReport.data(line(nasty.shown))), "\(nasty.name)")
    }
  }
}
