internal import PlainData

/// The Test Anything Protocol, version 14.
struct TAPReport: Report {
  func text(_ checked: [CheckedRequest]) -> String {
    var text = "TAP version 14\n1..\(checked.count)\n"
    for (index, item) in checked.enumerated() {
      let verdict = item.exitCode == .allowed ? "ok" : "not ok"
      text += "\(verdict) \(index + 1) - \(Self.escape("\(item.displayFile):\(item.line) \(item.label)"))\n"
      let findings = Finding.all(of: item)
      guard !findings.isEmpty else { continue }
      text += "  ---\n  findings:\n"
      for finding in findings {
        text += "    - severity: \(finding.level.rawValue)\n"
        let members = [
          ("id", finding.id), ("code", finding.code), ("message", finding.message), ("detail", finding.detail),
          ("at", finding.source),
        ]
        for case (let name, let value?) in members {
          text += "      \(name): \(JSONFragment.quote(value))\n"
        }
      }
      text += "  ...\n"
    }
    return text
  }

  /// A description in which `#` starts no directive.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.clean(text).unicodeScalars {
      if scalar == "#" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
