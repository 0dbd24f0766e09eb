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
    /// With which values it was loaded: what ran then counts once.
    var loaded: Set<Asked.Key> = []
    /// Denials that ran, and those that came first.
    var denied: Set<Place> = []
    var first: Set<Place> = []
    var values: [String: Set<SettledValue>] = [:]

    mutating func add(_ counts: [UInt32]) {
      for (place, count) in counts.enumerated() where count > 0 { lines[place + 1, default: 0] += Int(count) }
    }
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
      for trail in tracer.trails(of: request) { note(trail, of: decision, loaded: key) }
      return decision
    }
  }

  private func note(_ values: PlainMap, of policy: String, _ policies: PolicySet) {
    for (name, value) in policies.settledValues(of: policy, given: values) {
      seen[policy, default: Seen()].values[name, default: []].insert(value)
    }
  }

  private func note(_ trail: PolicyTrail, of decision: Decision, loaded key: Asked.Key) {
    var seen = self.seen[trail.id] ?? Seen()
    if seen.loaded.insert(key).inserted { seen.add(trail.loadedLines) }
    seen.add(trail.lines)
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
      lines: lines(of: tree, seen),
      denials: denials(of: tree, seen),
      constantParameters: seen.values.filter { $0.value.count < 2 }.keys.sorted())
  }

  /// Of a line on which several statements start the one that ran least.
  private func lines(of tree: SyntaxTree, _ seen: Seen) -> [PolicyCoverage.Line] {
    var counts: [Int: Int] = [:]
    for statement in tree.executableStatements {
      let line = tree.text.line(of: statement.head.start)
      let count = statement.lines.map { seen.lines[$0] ?? 0 }.max() ?? 0
      counts[line] = min(counts[line] ?? count, count)
    }
    return counts.sorted { $0.key < $1.key }.map { PolicyCoverage.Line(line: $0.key, count: $0.value) }
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
