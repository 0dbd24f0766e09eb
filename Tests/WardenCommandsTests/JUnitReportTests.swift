import Foundation
import FoundationXML
import Testing

@testable import WardenCommands

@Suite struct JUnitReportTests {
  /// What a reader of XML makes of a report.
  private final class Reading: NSObject, XMLParserDelegate {
    var names: [String] = []
    var messages: [String] = []
    var counts: [String: String] = [:]

    func parser(
      _: XMLParser, didStartElement element: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) {
      if element == "testcase" { names.append((attributes["classname"] ?? "") + "|" + (attributes["name"] ?? "")) }
      if element == "failure" || element == "error" { messages.append(attributes["message"] ?? "") }
      if element == "testsuites" { counts = attributes }
    }
  }

  private func read(_ report: String) throws -> Reading {
    let parser = XMLParser(data: Data(report.utf8))
    let reading = Reading()
    parser.delegate = reading
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")\n\(report)")
    return reading
  }

  @Test func `a report is well-formed, whatever the texts hold`() throws {
    let bench = Bench()
    bench.files["a b&<\"'>.json"] = "dee\ndee\n\u{1}\u{FFFE}]]>&<x\u{1F600}"
    bench.files["c\\d"] = "ana\nerr\nbad"
    let code = bench.run("check", "--format", "junit", "a b&<\"'>.json", "c\\d")
    #expect(code == 3)
    #expect(JUnitForm.faults(in: bench.output) == [])
    let reading = try read(bench.output)
    #expect(reading.counts["tests"] == "6" && reading.counts["failures"] == "3" && reading.counts["errors"] == "2")
    #expect(reading.names.count == 6 && Set(reading.names).count == 6)
    #expect(reading.names.first == "a b&<\"'>.json|dee: leaveShare on s-1")
    #expect(reading.messages.first == "No <more> \\u{1b}[2J50%, please.")
  }

  @Test(arguments: [
    ("<testsuites skipped=\"0\"></testsuites>", "testsuites with skipped"),
    ("<testsuites><testcase name=\"a\"/></testsuites>", "testcase in testsuites"),
    (
      "<testsuites><testsuite name=\"a\" tests=\"x\" failures=\"0\" errors=\"0\"/></testsuites>",
      "testsuite: tests is no number"
    ),
  ])
  func `what readers would not take is found`(report: String, fault: String) {
    #expect(JUnitForm.faults(in: report).first == fault)
  }
}
