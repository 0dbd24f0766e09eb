import Foundation
import FoundationXML

/// Reads a JUnit report as its consumers do: strictly as XML, and by the names of its test cases.
final class TestcaseNames: NSObject, XMLParserDelegate {
  private var names: Set<[String]> = []
  private var failures = 0
  private var errors = 0

  struct NotWellFormed: Error {}

  /// Test cases of one name count once.
  static func count(_ text: String) throws -> CaseCommand.TestcaseCount {
    let names = TestcaseNames()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = names
    guard parser.parse() else { throw NotWellFormed() }
    return CaseCommand.TestcaseCount(all: names.names.count, failures: names.failures, errors: names.errors)
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch element {
    case "testcase": names.insert([attributes["classname"] ?? "", attributes["name"] ?? ""])
    case "failure": failures += 1
    case "error": errors += 1
    default: break
    }
  }
}
