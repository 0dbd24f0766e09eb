import Foundation
import FoundationXML

/// What readers of JUnit's XML take, as Jenkins checks it: which element may stand in which, with which attributes.
final class JUnitForm: NSObject, XMLParserDelegate {
  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["properties", "testcase", "system-out", "system-err"],
    "properties": ["property"], "testcase": ["skipped", "error", "failure", "system-out", "system-err"],
  ]
  private static let required: [String: Set<String>] = [
    "testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name"], "property": ["name", "value"],
  ]
  private static let optional: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"],
    "testsuite": ["time", "skipped", "timestamp", "hostname", "id", "package", "file", "group"],
    "testcase": ["time", "classname", "group"], "failure": ["type", "message"], "error": ["type", "message"],
    "skipped": ["type", "message"],
  ]

  private var open = [""]
  private var faults: [String] = []

  /// What is wrong with a report.
  static func faults(in report: String) -> [String] {
    let form = JUnitForm()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = form
    return parser.parse() ? form.faults : ["no XML"] + form.faults
  }

  func parser(
    _: XMLParser, didStartElement element: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes: [String: String]
  ) {
    let parent = open.last ?? ""
    if Self.children[parent]?.contains(element) != true { faults.append("\(element) in \(parent)") }
    let needed = Self.required[element] ?? []
    faults += needed.subtracting(attributes.keys).sorted().map { "\(element) without \($0)" }
    let known = needed.union(Self.optional[element] ?? [])
    faults += Set(attributes.keys).subtracting(known).sorted().map { "\(element) with \($0)" }
    for name in ["tests", "failures", "errors"] where attributes[name].map({ Int($0) == nil }) ?? false {
      faults.append("\(element): \(name) is no number")
    }
    open.append(element)
  }

  func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
    open.removeLast()
  }
}
