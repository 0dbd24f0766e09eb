import Foundation
import FoundationXML
import Testing

@testable import WardenCommands

/// Reports of tests, read by strangers' rules: one test passes, one fails, one can't be run, and texts are hostile.
@Suite struct TestReportTests {
  private func report(_ format: String) throws -> String {
    let set = try TestedSet(TestedSet.mixed)
    #expect(set.run("--format", format) == 2)
    #expect(set.bench.complaints.isEmpty)
    return set.bench.output
  }

  /// The elements of XML, as paths with their attributes.
  private final class Elements: NSObject, XMLParserDelegate {
    var path: [String] = []
    var all: [(path: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _: XMLParser, didStartElement element: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) {
      path.append(element)
      all.append((path.joined(separator: "/"), attributes))
    }

    func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
      path.removeLast()
    }

    func parser(_: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test func `JUnit's report is well-formed, with unique names and counts that hold`() throws {
    let report = try report("junit")
    #expect(JUnitForm.faults(in: report) == [])
    let parser = XMLParser(data: Data(report.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse(), "\(report)")
    let paths = Set(elements.all.map(\.path))
    #expect(
      paths == [
        "testsuites", "testsuites/testsuite", "testsuites/testsuite/testcase", "testsuites/testsuite/testcase/failure",
        "testsuites/testsuite/testcase/error",
      ])
    for element in elements.all.prefix(2) {
      let counts = ["tests", "failures", "errors"].map { element.attributes[$0] }
      #expect(counts == ["3", "1", "1"])
    }
    let cases = elements.all.filter { $0.path.hasSuffix("testcase") }.map(\.attributes)
    #expect(Set(cases.map { "\($0["classname"] ?? "")|\($0["name"] ?? "")" }).count == 3)
    #expect(cases[1]["name"] == "a partner <is> & \"let\" in # \\ \u{1F600}")
    #expect(elements.all.allSatisfy { !$0.path.hasSuffix("failure") || $0.attributes["message"]?.isEmpty == false })
    #expect(elements.text.contains("at P/away/policy_test.lua:5  expect(r):allowed()"))
    #expect(!report.contains("\u{1B}"))
  }

  @Test func `TAP's report is as its version 14 has it`() throws {
    let lines = try report("tap").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["TAP version 14", "1..3"])
    let points = lines.filter { !$0.hasPrefix(" ") }.dropFirst(2).dropLast()
    #expect(
      points == [
        "ok 1 - P/away/policy_test.lua: a partner is turned away",
        ##"not ok 2 - P/away/policy_test.lua: a partner <is> & "let" in \# \\ \##u{1F600}"##,
        "not ok 3 - P/away/policy_test.lua: no domain",
      ])
    // Each test that did not pass has one YAML block, two blanks deep.
    #expect(lines.count { $0 == "  ---" } == 2 && lines.count { $0 == "  ..." } == 2)
    let texts = lines.filter { $0.hasPrefix("        - ") }.map { Data($0.dropFirst(10).utf8) }
    #expect(texts.count >= 5)
    for text in texts {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed) }
    }
  }

  @Test func `JSON's report has the members that are documented`() throws {
    let report = try report("json")
    #expect(report.split(separator: "\n").count == 1)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    #expect(
      root["summary"] as? [String: Int] == ["tests": 3, "passed": 1, "failed": 1, "errors": 1, "files": 1])
    let tests = try #require(root["tests"] as? [[String: Any]])
    #expect(tests.map { $0["status"] as? String } == ["passed", "failed", "error"])
    #expect(tests.map { $0["line"] as? Int } == [3, 4, 7])
    #expect(Set(tests[0].keys) == ["file", "line", "name", "status"])
    let failure = try #require((tests[1]["failures"] as? [[String: Any]])?.first)
    #expect(Set(failure.keys) == ["line", "code", "request", "expected", "actual"])
    #expect(failure["line"] as? Int == 5 && failure["code"] as? String == "expect(r):allowed()")
    #expect(failure["request"] as? String == "ana@example.com: addParticipant cy@partner.example (readOnly) on share")
    #expect((failure["actual"] as? String)?.contains("]]>cy@partner.example") == true)
    #expect((tests[2]["error"] as? String)?.hasPrefix("P/away/policy_test.lua:7: away.domain: ") == true)
  }

  @Test func `GitHub's annotations stand at the lines that failed`() throws {
    let lines = try report("github").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=P/away/policy_test.lua,line=5,title=a partner <is> & \"let\" in # \\ \u{1F600}::asked:    ana@"))
    #expect(lines[0].contains("%0Aexpected: allowed%0A"))
    #expect(lines[1].hasPrefix("::error file=P/away/policy_test.lua,line=7,title=no domain::"))
  }

  @Test(arguments: ["text", "junit", "tap", "json", "github"])
  func `a report of what passes exits with 0`(format: String) throws {
    let set = try TestedSet()
    #expect(set.run("--format", format) == 0)
    #expect(set.bench.output.isEmpty == (format == "github"))
  }
}
