internal import LuaSandbox
internal import LuaSyntax
internal import PlainData
internal import ShareModel
package import ShareWarden

/// Adds up what tests reach. One thread at a time may use it.
package final class CoverageTally {
  /// A denial by its line and, as two can stand in one, by its code.
  private struct Place: Hashable {
    var line: Int
    var code: String
  }

  private struct Seen {
    var lines: [Int: Int] = [:]
    /// Denials that ran, and those that came first.
    var denied: Set<Place> = []
    var first: Set<Place> = []
    var values: [String: Set<AnyHashable>] = [:]
  }

  private let source: PolicySource
  private var seen: [String: Seen] = [:]
  private var tracers: [Asked.Key: PolicyTracer] = [:]

  package init(_ source: PolicySource) { self.source = source }

  /// Runs a test once more, and notes what runs of the policies that are asked. What it comes to is not looked at.
  package func add(_ test: PolicyTest, of file: TestFile, asking asked: Asked) {
    guard let policies = try? asked.policies(for: test, in: file.name) else { return }
    let key = asked.key(of: test)
    let tracer = tracers[key] ?? PolicyTracer(policies)
    tracers[key] = tracer
    let warden = Warden(policies: policies)
    if let policy = file.policy { note(test.parameters ?? source.parameters(of: policy), of: policy, policies) }
    _ = TestRun(test, of: file).outcome { request in
      let decision = warden.decide(request)
      for trail in tracer.trails(of: request) { note(trail, of: decision) }
      return decision
    }
  }

  private func note(_ values: PlainMap, of policy: String, _ policies: PolicySet) {
    for (name, meaning) in policies.parameterMeanings(of: policy, given: values) {
      seen[policy, default: Seen()].values[name, default: []].insert(meaning)
    }
  }

  private func note(_ trail: PolicyTrail, of decision: Decision) {
    var seen = self.seen[trail.id] ?? Seen()
    for (place, counts) in zip(trail.loadedLines, trail.lines).enumerated() {
      let count = Int(counts.0) + Int(counts.1)
      if count > 0 { seen.lines[place + 1, default: 0] += count }
    }
    let said = Self.places(in: decision, of: trail.id)
    seen.denied.formUnion(said)
    if let first = trail.moments.first(where: { $0.moment.event == .denial })?.moment.line {
      seen.first.formUnion(said.filter { $0.line == first })
    }
    self.seen[trail.id] = seen
  }

  /// Where the policy denied, in force or in shadow.
  private static func places(in decision: Decision, of policy: String) -> [Place] {
    (decision.denials + decision.shadowDenials).compactMap { denial in
      guard denial.layer == .policy, denial.id == policy, !denial.isFailure else { return nil }
      let line = denial.source?.split(separator: ":").last.flatMap { Int($0) }
      return line.map { Place(line: $0, code: denial.code) }
    }
  }

  /// What was reached of a policy.
  package func coverage(of script: PolicySource.Script) -> PolicyCoverage {
    let tree = SyntaxTree(parsing: script.source)
    let seen = self.seen[script.id] ?? Seen()
    return PolicyCoverage(
      policy: script.id, file: source.directory.name(script.file), text: tree.text,
      lines: tree.executableStatements.map { statement in
        let counts = statement.lines.map { seen.lines[$0] ?? 0 }
        return PolicyCoverage.Line(line: tree.text.line(of: statement.head.start), count: counts.max() ?? 0)
      },
      denials: denials(of: tree, seen),
      constantParameters: seen.values.filter { $0.value.count < 2 }.keys.sorted())
  }

  private func denials(of tree: SyntaxTree, _ seen: Seen) -> [PolicyCoverage.Denial] {
    func denial(
      _ span: SourceSpan, code: String?, where isMeant: (Place) -> Bool
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
