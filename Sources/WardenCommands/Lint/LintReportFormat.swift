internal import LuaSyntax
internal import PolicyLint

/// The forms of a review's report by name.
enum LintReportFormat: String, CaseIterable {
  case text, json, sarif, github

  func text(of results: LintResults, _ paint: Paint) -> String {
    switch self {
    case .text: LintTextReport(paint: paint).text(results)
    case .json: LintJSONReport().text(results.findings)
    case .sarif: LintSARIFReport().text(results.findings)
    case .github: LintGitHubReport().text(results.findings)
    }
  }
}

extension LintFinding {
  /// The file, with line and column where there are any.
  var source: String { place.map { "\(file):\($0.line):\($0.column)" } ?? file }
}
