internal import PlainData

/// JUnit's XML: a deny is a failure; what could not be decided, or a failed policy, is an error.
struct JUnitReport: Report {
  func text(_ checked: [CheckedRequest]) -> String {
    var files: [String] = []
    for item in checked where !files.contains(item.displayFile) { files.append(item.displayFile) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"sharewarden\"\(counts(checked))>\n"
    for file in files {
      let items = checked.filter { $0.displayFile == file }
      text += "  <testsuite name=\"\(Self.name(file))\"\(counts(items))>\n"
      var names = DistinctNames()
      for item in items { text += testcase(item, names: &names) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func counts(_ checked: [CheckedRequest]) -> String {
    let failures = checked.count { $0.exitCode == .denied }
    let errors = checked.count { $0.exitCode > .denied }
    return " tests=\"\(checked.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\""
  }

  private func testcase(_ checked: CheckedRequest, names: inout DistinctNames) -> String {
    let name = names.next(MarkupText.escaped(checked.label))
    let start = "    <testcase classname=\"\(Self.name(checked.displayFile))\" name=\"\(name)\" time=\"0\""
    let asides = Finding.all(of: checked).filter { $0.level != .error }
    let aside =
      asides.isEmpty
      ? "" : "\n      <system-out>\(MarkupText.escaped(asides.map(\.text).joined(separator: "\n")))</system-out>"
    guard checked.exitCode != .allowed else {
      return aside.isEmpty ? start + "/>\n" : "\(start)>\(aside)\n    </testcase>\n"
    }
    let element = checked.exitCode == .denied ? "failure" : "error"
    let findings = Finding.all(of: checked).filter { $0.level == .error }
    let message = MarkupText.escaped(findings.first?.message ?? "")
    let type = MarkupText.escaped(findings.first?.code ?? "")
    let body = MarkupText.escaped(findings.flatMap(\.lines).joined(separator: "\n"))
    return
      "\(start)>\n      <\(element) message=\"\(message)\" type=\"\(type)\">\(body)</\(element)>\(aside)\n    </testcase>\n"
  }

  private static func name(_ file: String) -> String { MarkupText.escaped(TerminalText.clean(file)) }
}
