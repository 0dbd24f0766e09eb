internal import PlainData
import ShareModel
internal import ShareWire

/// What a person wants to read: what was asked, the answer, why, and what would help.
struct TextReport: PiecewiseReport {
  var paint: Paint
  var rules: [CheckEngine.Rule] = []
  /// Set to explain.
  var explain: (@Sendable (ShareRequest, Decision) -> DecisionExplanation)?

  func frame(isOfSeveral: Bool) -> ReportFrame { ReportFrame(separator: "\n") }

  func piece(_ checked: CheckedRequest) -> [UInt8] {
    var lines: [String]
    switch checked.outcome {
    case .fault(let problem): lines = [problem.text(in: checked.displayFile)]
    case .decided(let request, let decision):
      lines = ["\(checked.label)  (\(checked.displayFile):\(checked.line))"]
      lines += decision.errors.flatMap { failure($0) }
      lines += decision.denials.flatMap { denial($0, word: "why") }
      lines += decision.shadowDenials.flatMap { $0.isFailure ? shadowFailure($0) : denial($0, word: "shadow") }
      lines += decision.warnings.flatMap(warning)
      lines += decision.effects.map { "  effect: \(EffectSentence.text($0))" }
      if let explain { lines += explanation(of: decision, explain(request, decision)) }
      if let time = checked.assumedTime { lines.append("  time: \(time.text), since the request gives none") }
    }
    return Array((verdict(checked) + lines.map { TerminalText.clean($0) + "\n" }.joined()).utf8)
  }

  private func verdict(_ checked: CheckedRequest) -> String {
    switch checked.exitCode {
    case .allowed: paint.green("ALLOW") + "  "
    case .denied, .policyFailed: paint.red("DENY") + "   "
    case .undecided: paint.yellow("ERROR") + "  "
    }
  }

  private func failure(_ failure: PolicyFailure) -> [String] {
    ["  why: policy \(failure.id) failed (\(failure.kind.rawValue)): \(failure.message)"]
      + (failure.source.map { ["    source: \($0)"] } ?? [])
      + (Self.callers(failure).map { ["    called from: " + $0] } ?? [])
      + ["    what would help: \(failure.isTransient ? Self.again : Self.mending); until then it denies"]
  }

  private func shadowFailure(_ failure: Denial) -> [String] {
    let part = failure.index.map { " [part \($0 + 1)]" } ?? ""
    let reason = failure.adminMessage ?? failure.message
    return ["  shadow: policy \(failure.id) failed (\(failure.code))\(part): \(reason)"]
      + (failure.source.map { ["    source: \($0)"] } ?? [])
      + ["    what would help: \(Self.mending); if it were enforced, it would deny"]
  }

  private static let mending = "mend the policy"
  private static let again = "ask again, since the policy need not be at fault"

  /// Who called the place that is told as the source.
  private static func callers(_ failure: PolicyFailure) -> String? {
    let line = failure.source?.split(separator: ":", omittingEmptySubsequences: false).last
    let isAtSource = line != nil && failure.callPath.first?.split(separator: ":").last == line
    let callers = failure.callPath.dropFirst(isAtSource ? 1 : 0)
    return callers.isEmpty ? nil : callers.joined(separator: ", ")
  }

  private func warning(_ warning: Warning) -> [String] {
    let part = warning.index.map { " [part \($0 + 1)]" } ?? ""
    return ["  warning: policy \(warning.id), \(warning.code)\(part): \(warning.message)"]
      + (warning.adminMessage.map { ["    for the administrator: \($0)"] } ?? [])
      + (warning.source.map { ["    source: \($0)"] } ?? [])
  }

  private func denial(_ denial: Denial, word: String) -> [String] {
    let layer = denial.layer == .builtin ? "rule" : "policy"
    let part = denial.index.map { " [part \($0 + 1)]" } ?? ""
    return ["  \(word): \(layer) \(denial.id), \(denial.code)\(part): \(denial.message)"]
      + (denial.adminMessage.map { ["    for the administrator: \($0)"] } ?? [])
      + (denial.source.map { ["    source: \($0)"] } ?? [])
      + (Remedy.text(denial).map { ["    what would help: \($0)"] } ?? [])
  }

  private func explanation(of decision: Decision, _ told: DecisionExplanation) -> [String] {
    let asked =
      told.rulesAsked.isEmpty
      ? [] : FoldedText.lines("  rules asked: \(told.rulesAsked.joined(separator: ", "))", behind: ", ", indent: 4)
    let deciding = decision.rulesDeciding
    let decided = rules.filter { deciding.contains($0.id) }.flatMap { rule in
      let isRefusing = decision.denials.contains { $0.layer == .builtin && $0.id == rule.id }
      return FoldedText.lines(
        "  rule \(rule.id) \(isRefusing ? "refuses" : "allows"): \(rule.sentence)", behind: " ", indent: 4)
    }
    let policies = zip(decision.policies, decision.verdicts).flatMap { trace, verdict in
      let mode = trace.isShadow ? " (shadow)" : ""
      let way = told.ways?.first { $0.id == trace.id }
      return ["  policy \(trace.id)\(mode): \(verdict); \(Headroom.text(trace))"] + (way.map(WayText.lines) ?? [])
    }
    let untold = told.ways == nil && !decision.policies.isEmpty ? ["  not told: \(DecisionExplanation.untold)"] : []
    return asked + decided + policies + untold + decision.assumptions.map { "  assumed: \($0)" }
      + instead(told.allowedInstead)
  }

  private func instead(_ variants: [AllowedVariant]?) -> [String] {
    guard let variants else { return [] }
    guard !variants.isEmpty else { return ["  suggestion: nothing close to it would be allowed"] }
    return variants.map { variant in
      let permission = variant.publicPermission.map { " with publicPermission \($0.rawValue)" } ?? ""
      return "  suggestion, would be allowed: \(RequestSentence.action(variant.action))\(permission)"
    }
  }
}
