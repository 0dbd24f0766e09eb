internal import PlainData
internal import ShareModel
package import ShareWarden

/// Tests that ask the same policies with the same values. What traces them is made once for all of them, and let go after
/// them.
package struct TracedTests: Sendable {
  private let source: PolicySource
  private let asked: Asked
  /// Each with its place among all tests of the run.
  private var runs: [(place: Int, run: TestRun)]

  /// What came of them, each with its place, and what they reached.
  package struct Outcome: Sendable {
    package var outcomes: [(place: Int, outcome: TestOutcome)] = []
    package var notes = CoverageNotes()
  }

  /// The tests by whom they ask, and with which values.
  package static func grouping(_ runs: [(run: TestRun, asked: Asked)], of source: PolicySource) -> [TracedTests] {
    var groups: [TracedTests] = []
    var places: [Asked.Key: Int] = [:]
    for (place, (run, asked)) in runs.enumerated() {
      let key = asked.key(of: run.test)
      if let known = places[key] {
        groups[known].runs.append((place, run))
      } else {
        places[key] = groups.count
        groups.append(TracedTests(source: source, asked: asked, runs: [(place, run)]))
      }
    }
    return groups
  }

  /// Runs them, and notes what runs of the policies that are asked.
  package func outcome() -> Outcome {
    var outcome = Outcome()
    var tracer: PolicyTracer?
    for (place, run) in runs {
      let (file, test) = (run.file, run.test)
      defer { asked.finish(test) }
      do throws(TestFault) {
        let policies = try asked.policies(for: test, in: file.name)
        let traced = tracer ?? PolicyTracer(policies)
        tracer = traced
        if let policy = file.policy {
          let given = test.parameters ?? source.parameters(of: policy)
          for (name, value) in policies.settledValues(of: policy, given: given) {
            outcome.notes.add(value, of: name, to: policy)
          }
        }
        let warden = Warden(policies: policies)
        let came = run.outcome { request in
          let decision = warden.decide(request)
          for trail in traced.trails(of: request) { outcome.notes.add(trail, to: decision) }
          return decision
        }
        outcome.outcomes.append((place, came))
      } catch {
        outcome.outcomes.append((place, TestOutcome(file: file.name, test: test, failures: [], fault: error)))
      }
    }
    return outcome
  }
}
