/// The forms by name.
enum ReportFormat: String, CaseIterable {
  case text, json, ndjson, junit, sarif, tap, github

  static var names: [String] { allCases.map(\.rawValue) }

  func report(engine: CheckEngine, paint: Paint, isExplained: Bool) -> any Report {
    let rulesAsked = isExplained ? engine.rulesAsked : nil
    return switch self {
    case .text: TextReport(paint: paint, rules: isExplained ? engine.rules() : [], rulesAsked: rulesAsked)
    case .json: JSONReport(json: engine.json, rulesAsked: rulesAsked)
    case .ndjson: NDJSONReport(json: engine.json, rulesAsked: rulesAsked)
    case .junit: JUnitReport()
    case .sarif: SARIFReport()
    case .tap: TAPReport()
    case .github: GitHubReport()
    }
  }
}
