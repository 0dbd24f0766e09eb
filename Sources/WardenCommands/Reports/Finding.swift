internal import PlainData
import ShareModel

/// One thing to point at: a reason to deny, a failed policy, a warning, an ill-formed request. Its texts are fit for every
/// report, each a single line, whatever a request or a script put into them.
struct Finding {
  enum Level: String {
    case error, warning, note
  }

  let level: Level
  let id: String
  let code: String
  let message: String
  let detail: String?
  let source: String?

  init(level: Level, id: String, code: String, message: String, detail: String? = nil, source: String? = nil) {
    self.level = level
    self.id = TerminalText.clean(id)
    self.code = TerminalText.clean(code)
    self.message = TerminalText.clean(message)
    self.detail = detail.map(TerminalText.clean)
    self.source = source.map(TerminalText.clean)
  }

  /// What is to be said of a request, the worst first.
  static func all(of checked: CheckedRequest) -> [Finding] {
    switch checked.outcome {
    case .fault(let problem):
      let path = problem.path.isEmpty ? "" : "\(problem.path): "
      return [Finding(level: .error, id: "input", code: "ill-formed", message: path + problem.message)]
    case .decided(_, let decision):
      return decision.errors.map {
        Finding(level: .error, id: $0.id, code: $0.kind.rawValue, message: $0.message, source: $0.source)
      } + decision.denials.map { denial(.error, $0) } + decision.shadowDenials.map { denial(.note, $0) }
        + decision.warnings.map {
          Finding(
            level: .warning, id: $0.id, code: $0.code, message: $0.message, detail: $0.adminMessage, source: $0.source)
        }
    }
  }

  private static func denial(_ level: Level, _ denial: Denial) -> Finding {
    Finding(
      level: level, id: denial.id, code: denial.code,
      message: denial.isFailure ? "The policy failed, in shadow mode." : denial.message,
      detail: denial.adminMessage, source: denial.source)
  }

  /// All of it with how grave it is, in one text.
  var text: String { "\(level.rawValue): " + lines.joined(separator: "\n") }

  /// All of it in lines.
  var lines: [String] {
    ["\(id) (\(code)): \(message)"] + (detail.map { [$0] } ?? []) + (source.map { ["at \($0)"] } ?? [])
  }
}
