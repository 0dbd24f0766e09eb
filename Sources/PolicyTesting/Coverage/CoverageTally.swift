internal import LuaSandbox
internal import LuaSyntax
package import ShareWarden

/// Adds up what tests reach of the policies of a set.
package struct CoverageTally {
  private let source: PolicySource
  private var notes = CoverageNotes()

  package init(_ source: PolicySource) { self.source = source }

  /// Adds what tests with other values reached.
  package mutating func add(_ notes: CoverageNotes) { self.notes.add(notes) }

  /// What was reached of a policy.
  package func coverage(of script: PolicySource.Script) -> PolicyCoverage {
    let tree = SyntaxTree(parsing: script.source)
    let seen = notes[script.id]
    return PolicyCoverage(
      policy: script.id, file: source.directory.name(script.file), text: tree.text,
      lines: lines(of: tree, seen),
      denials: denials(of: tree, seen),
      constantParameters: seen.values.filter { $0.value.count < 2 }.keys.sorted())
  }

  /// Of a line on which several statements start the one that ran least.
  private func lines(of tree: SyntaxTree, _ seen: CoverageNotes.Seen) -> [PolicyCoverage.Line] {
    var counts: [Int: Int] = [:]
    for statement in tree.executableStatements {
      let line = tree.text.line(of: statement.head.start)
      let count = statement.lines.map { seen.lines[$0] ?? 0 }.max() ?? 0
      counts[line] = min(counts[line] ?? count, count)
    }
    return counts.sorted { $0.key < $1.key }.map { PolicyCoverage.Line(line: $0.key, count: $0.value) }
  }

  private func denials(of tree: SyntaxTree, _ seen: CoverageNotes.Seen) -> [PolicyCoverage.Denial] {
    func denial(
      _ span: SourceSpan, code: String?, where isMeant: (LuaTrail.Denied) -> Bool
    ) -> (start: Int, denial: PolicyCoverage.Denial) {
      let state: PolicyCoverage.Denial.State =
        seen.first.contains(where: isMeant) ? .fired : seen.denied.contains(where: isMeant) ? .preceded : .never
      return (span.start, .init(line: tree.text.line(of: span.start), code: code, state: state))
    }
    let calls = tree.verdictCalls.filter(\.isDenial)
    let callLines = calls.map { tree.text.line(of: $0.span.start)...tree.text.line(of: $0.span.end) }
    var denials = zip(calls, callLines).map { call, lines in
      denial(call.span, code: call.code) { lines.contains($0.line) && $0.code == call.code ?? $0.code }
    }
    // Where `deny` is handed on, it is some call that is not seen.
    for use in tree.looseUses(of: "deny") {
      denials.append(denial(use, code: nil) { place in !callLines.contains { $0.contains(place.line) } })
    }
    return denials.sorted { $0.start < $1.start }.map(\.denial)
  }
}
