internal import LuaSyntax
internal import PlainData
internal import PolicyTesting
internal import ShareWarden

/// What became of mutants, as people read it: a line for each policy, and each survivor in full.
struct MutationReport {
  var paint: Paint

  func text(_ policies: [MutatedPolicy]) -> String {
    let isWhole = policies.allSatisfy(\.survivors.isEmpty)
    return "mutation:\n" + policies.map(section).joined() + (isWhole ? "" : Self.way)
  }

  private static let way =
    "  where no test can notice a change, say why on its line, or alone above it: `\(MutationRun.explanation)`\n"

  private func section(_ policy: MutatedPolicy) -> String {
    guard policy.run.hasTests else {
      return paint.yellow("  \(policy.run.script.id)  no test asks this policy alone\n")
    }
    let killed = policy.count { $0 == .killed }
    let unloadable = policy.count { $0 == .unloadable }
    let explained = policy.results.count - killed - unloadable - policy.survivors.count
    var row = "  \(policy.run.script.id)  \(killed) of \(policy.results.count) changes noticed"
    if unloadable > 0 { row += ", \(unloadable) did not load" }
    if explained > 0 { row += ", \(explained) explained" }
    if !policy.survivors.isEmpty { row += ", \(policy.survivors.count) survived" }
    return (policy.survivors.isEmpty ? row : paint.red(row)) + "\n"
      + policy.survivors.map { survivor($0, of: policy) }.joined()
  }

  private func survivor(_ result: MutationRun.Result, of policy: MutatedPolicy) -> String {
    let text = policy.run.text
    let lines = [
      "    \(policy.run.file):\(result.place.line):\(result.place.column): \(result.mutant.change.rawValue): "
        + result.mutant.sentence(in: text) + ", and no test fails",
      "      \(text.text(ofLine: result.place.line).drop(while: \.isWhitespace))",
      "      missing: \(result.mutant.missingCase)",
    ]
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }
}
