internal import LuaSandbox
internal import LuaSyntax
internal import PlainData
internal import ShareModel
package import ShareWarden

/// Adds up what tests reach. One thread at a time may use it.
package final class CoverageTally {
  private struct Seen {
    var lines: [Int: Int] = [:]
    /// Lines of denials that ran, and of those that came first.
    var denied: Set<Int> = []
    var first: Set<Int> = []
    var values: [String: Set<PlainValue>] = [:]
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
      for trail in tracer.trails(of: request) { note(trail) }
      return warden.decide(request)
    }
  }

  private func note(_ values: PlainMap, of policy: String, _ policies: PolicySet) {
    for name in policies.parameterNames(of: policy) {
      // What is left out is the default, which is a value as well.
      seen[policy, default: Seen()].values[name, default: []].insert(values[name] ?? .null)
    }
  }

  private func note(_ trail: PolicyTrail) {
    var seen = self.seen[trail.id] ?? Seen()
    for (place, counts) in zip(trail.loadedLines, trail.lines).enumerated() {
      let count = Int(counts.0) + Int(counts.1)
      if count > 0 { seen.lines[place + 1, default: 0] += count }
    }
    let denials = trail.moments.filter { $0.moment.event == .denial }.map(\.moment.line)
    seen.denied.formUnion(denials)
    if let first = denials.first { seen.first.insert(first) }
    self.seen[trail.id] = seen
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
      denials: tree.verdictCalls.filter(\.isDenial).map { call in
        let line = tree.text.line(of: call.span.start)
        return PolicyCoverage.Denial(
          line: line, code: call.code,
          state: seen.first.contains(line) ? .fired : seen.denied.contains(line) ? .preceded : .never)
      },
      constantParameters: seen.values.filter { $0.value.count < 2 }.keys.sorted())
  }
}
