package import LuaSandbox

/// What came of a hostile script, in the words of the scripts' headers.
package enum HostileOutcome: Equatable {
  case refused(LuaLoadError)
  case evaluated(LuaReport)

  private static let stepLimit = 100_000

  /// Loads the script anew and evaluates it a number of times, with another policy's evaluation in between.
  package static func of(
    _ script: HostileScript, evaluations: Int, isTraced: Bool = false, between: () -> Void = {}
  ) throws -> [HostileOutcome] {
    let cage = try LuaCage(book: AttackWorld.book, memoryLimit: 4 << 20)
    do {
      let compiled = try LuaScript(compiling: script.source, in: cage, stepLimit: Self.stepLimit)
      if isTraced { try cage.trace() }
      let declaration = try cage.load(compiled, stepLimit: Self.stepLimit)
      if !declaration.hasCheck {
        between()
        return [.refused(LuaLoadError(kind: .runtime, message: "there is no check"))]
      }
      try cage.seal()
    } catch {
      between()
      return [.refused(error)]
    }
    return (0..<evaluations).map { _ in
      let report = cage.evaluate(HostileScript.request, stepLimit: Self.stepLimit)
      between()
      return .evaluated(report)
    }
  }

  package var isAllow: Bool {
    guard case .evaluated(let report) = self else { return false }
    return report.failure == nil && report.denials.isEmpty
  }

  /// Every word of a header that this outcome satisfies. A limit is an error too, and so a deny: a script that expects an
  /// error may end at a limit, while one that names limits and no error has to end at one of those.
  package var words: Set<String> {
    switch self {
    case .refused(let error):
      switch error.kind {
      case .steps: ["load-error", "limit:time", "error", "blocked"]
      case .memory: ["load-error", "limit:memory", "error", "blocked"]
      default: ["load-error", "error", "blocked"]
      }
    case .evaluated(let report):
      switch report.failure?.kind {
      case .steps: ["limit:time", "error", "blocked", "same-result"]
      case .memory: ["limit:memory", "error", "blocked", "same-result"]
      case .some: ["error", "blocked", "same-result"]
      case nil where report.denials.isEmpty: ["ok", "same-result"]
      case nil:
        ReportRules.faults(in: report, stepLimit: Self.stepLimit).isEmpty
          ? ["blocked", "sanitized", "same-result", "ok"] : ["blocked", "same-result", "ok"]
      }
    }
  }

  /// One line that must be the same in every process.
  package var record: String {
    switch self {
    case .refused(let error):
      return "refused \(error.kind) line \(error.line ?? 0) column \(error.column ?? 0): \(error.message)"
    case .evaluated(let report):
      let steps = "steps \(report.steps)"
      guard let failure = report.failure else {
        let denial = report.denials.first.map { "deny: \($0.message)" } ?? "allow"
        return "\(denial) \(steps)"
      }
      return "\(failure.kind) line \(failure.line): \(failure.message) \(steps)"
    }
  }
}
