import ShareModel

/// A form in which checked requests are told.
protocol Report {
  func text(_ checked: [CheckedRequest]) -> String
}

/// The forms by name.
enum ReportFormat: String, CaseIterable {
  case text, json, ndjson, junit, sarif, tap, github

  static var names: [String] { allCases.map(\.rawValue) }

  func report(engine: CheckEngine, paint: Paint, isExplained: Bool) -> any Report {
    switch self {
    case .text: TextReport(paint: paint, rules: engine.rules, isExplained: isExplained)
    case .json: JSONReport(json: engine.json, isExplained: isExplained)
    case .ndjson: NDJSONReport(json: engine.json, isExplained: isExplained)
    case .junit: JUnitReport()
    case .sarif: SARIFReport()
    case .tap: TAPReport()
    case .github: GitHubReport()
    }
  }
}
