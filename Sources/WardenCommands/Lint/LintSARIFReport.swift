internal import LuaSyntax
internal import PolicyLint

/// SARIF 2.1.0, for code scanning, with what there is to know about each rule.
struct LintSARIFReport {
  func text(_ findings: [LintFinding]) -> String {
    let driver = JSONFragment.object([
      ("name", JSONFragment.quote("sharewarden")), ("version", JSONFragment.quote(WardenCommand.version)),
      ("rules", JSONFragment.list(LintRules.all.map(rule))),
    ])
    let run = JSONFragment.object([
      ("tool", JSONFragment.object([("driver", driver)])),
      ("columnKind", JSONFragment.quote("unicodeCodePoints")),
      ("invocations", JSONFragment.list([JSONFragment.object([("executionSuccessful", "true")])])),
      ("results", JSONFragment.list(findings.map(result))),
    ])
    return JSONFragment.object([
      ("$schema", JSONFragment.quote(SARIFReport.schema)), ("version", JSONFragment.quote("2.1.0")),
      ("runs", JSONFragment.list([run])),
    ]) + "\n"
  }

  private func rule(_ rule: any LintRule.Type) -> String {
    JSONFragment.object([
      ("id", JSONFragment.quote(rule.id)),
      ("shortDescription", message(rule.sentence)),
      ("fullDescription", message(rule.explanation.split(separator: "\n").joined(separator: " "))),
      ("defaultConfiguration", JSONFragment.object([("level", JSONFragment.quote("warning"))])),
    ])
  }

  private func message(_ text: String) -> String {
    JSONFragment.object([("text", JSONFragment.quote(SARIFReport.plain(text)))])
  }

  private func result(_ finding: LintFinding) -> String {
    let region = finding.place.map { place in
      JSONFragment.object([("startLine", String(place.line)), ("startColumn", String(place.column))])
    }
    let artifact = JSONFragment.object([("uri", JSONFragment.quote(SARIFReport.reference(finding.file)))])
    let physical = JSONFragment.object([("artifactLocation", artifact), ("region", region)])
    return JSONFragment.object([
      ("ruleId", JSONFragment.quote(finding.rule)),
      ("ruleIndex", LintRules.all.firstIndex { $0.id == finding.rule }.map(String.init)),
      ("level", JSONFragment.quote("warning")),
      ("message", message("\(finding.message); \(finding.remedy)")),
      ("locations", JSONFragment.list([JSONFragment.object([("physicalLocation", physical)])])),
    ])
  }
}
