internal import LuaSyntax
internal import PlainData
internal import PolicyTesting

/// Coverage as people read it: a line for each policy, and what was not reached, by line.
struct CoverageReport {
  var paint: Paint

  func text(_ policies: [PolicyCoverage]) -> String {
    let width = policies.map(\.policy.count).max() ?? 0
    let rows = policies.map { policy in
      let name = policy.policy + String(repeating: " ", count: width - policy.policy.count)
      let lines = Self.share(policy.linesRun, policy.lines.count)
      let denials = Self.share(policy.denialsFired, policy.denials.count)
      let row = "  \(name)  lines \(lines)  denials fired \(denials)\n"
      let missing = Self.missing(of: policy).map { "    \($0)\n" }.joined()
      return (missing.isEmpty ? row : paint.yellow(row)) + missing
    }
    return "coverage:\n" + rows.joined()
  }

  /// `7 of 9 (77 %)`
  private static func share(_ part: Int, _ all: Int) -> String {
    all == 0 ? "none" : "\(part) of \(all) (\(part * 100 / all) %)"
  }

  private static func missing(of policy: PolicyCoverage) -> [String] {
    var remarks = policy.denials.compactMap { denial -> String? in
      let code = denial.code.map { "`\($0)`" } ?? "a code made when it runs"
      switch denial.state {
      case .fired: return nil
      case .preceded: return "\(policy.file):\(denial.line): deny \(code) is reached, but always after another denial"
      case .never: return "\(policy.file):\(denial.line): deny \(code) never fires"
      }
    }
    let lines = policy.lines.filter { $0.count == 0 }.map(\.line)
    if !lines.isEmpty { remarks.append("\(policy.file): lines that never run: \(Self.ranges(lines))") }
    if !policy.constantParameters.isEmpty {
      remarks.append("no test varies \(policy.constantParameters.map { "`\($0)`" }.joined(separator: ", "))")
    }
    return remarks.map { TerminalText.clean($0) }
  }

  /// `3, 7-9`
  static func ranges(_ lines: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in Set(lines).sorted() {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(
      separator: ", ")
  }
}
