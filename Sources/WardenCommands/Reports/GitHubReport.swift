internal import PlainData

/// Workflow commands that GitHub shows as annotations.
struct GitHubReport: PiecewiseReport {
  func frame(isOfSeveral: Bool) -> ReportFrame { ReportFrame() }

  func piece(_ checked: CheckedRequest) -> [UInt8] {
    Finding.all(of: checked).flatMap { Array(annotation(checked, $0).utf8) }
  }

  private func annotation(_ checked: CheckedRequest, _ finding: Finding) -> String {
    var line = checked.line
    var column = ""
    if case .fault(let problem) = checked.outcome {
      line = problem.line ?? line
      column = problem.column.map { ",col=\($0)" } ?? ""
    }
    let command = finding.level == .note ? "notice" : finding.level.rawValue
    let place = "file=\(Self.property(checked.displayFile)),line=\(line)\(column)"
    let title = Self.property("\(finding.id) (\(finding.code))")
    let message = ([checked.label] + finding.lines).joined(separator: "\n")
    return "::\(command) \(place),title=\(title)::\(Self.data(message))\n"
  }

  static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func property(_ text: String) -> String {
    var result = ""
    // Not by characters: a `:` with a mark on it ends a property as well.
    for scalar in data(TerminalText.clean(text)).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
