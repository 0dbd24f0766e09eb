internal import PlainData
import ShareModel

/// One request and what became of it: all that a report knows.
struct CheckedRequest: Sendable {
  enum Outcome: Sendable {
    case decided(ShareRequest, Decision)
    case fault(InputProblem)
  }

  /// The file as the user named it.
  var file: String
  /// Where the request starts, counted from 1.
  var line: Int
  /// The place among the requests of its file, counted from 0.
  var index: Int
  var outcome: Outcome
  /// Whether its file holds others, which may be left undecided.
  var isOneOfSeveral = false
  /// The time that was taken because the request gives none.
  var assumedTime: Timestamp?

  /// What was asked, in one line that is fit for every report.
  var label: String {
    switch outcome {
    case .decided(let request, _): TerminalText.clean(RequestSentence.text(request))
    case .fault: "request \(index + 1)"
    }
  }

  var exitCode: ExitCode {
    switch outcome {
    case .fault: .undecided
    case .decided(_, let decision):
      if !decision.errors.isEmpty { .policyFailed } else { decision.isAllowed ? .allowed : .denied }
    }
  }

  /// The file's name for people and tools; standard input has none of its own.
  var displayFile: String { file == "-" ? "standard input" : file }
}

/// Why a request could not be read.
struct InputProblem: Error, Equatable {
  var message: String
  var path = ""
  /// `nil` where the file as a whole is the trouble.
  var line: Int?
  var column: Int?

  /// The trouble with its place, the file first.
  func text(in file: String) -> String {
    var place = file
    if let line { place += ":\(line):\(column ?? 1)" }
    return path.isEmpty ? "\(place): \(message)" : "\(place): \(path): \(message)"
  }
}
