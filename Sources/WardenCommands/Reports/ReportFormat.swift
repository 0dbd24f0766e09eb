import ShareModel
internal import ShareWire

/// The forms by name.
enum ReportFormat: String, CaseIterable {
  case text, json, ndjson, junit, sarif, tap, github

  static var names: [String] { allCases.map(\.rawValue) }

  /// - Parameter explain: set to explain.
  func report(
    engine: CheckEngine, paint: Paint, explain: (@Sendable (ShareRequest, Decision) -> DecisionExplanation)? = nil
  ) -> any Report {
    switch self {
    case .text: TextReport(paint: paint, rules: explain == nil ? [] : engine.rules(), explain: explain)
    case .json: JSONReport(json: engine.json, explain: explain)
    case .ndjson: NDJSONReport(json: engine.json, explain: explain)
    case .junit: JUnitReport()
    case .sarif: SARIFReport()
    case .tap: TAPReport()
    case .github: GitHubReport()
    }
  }
}
