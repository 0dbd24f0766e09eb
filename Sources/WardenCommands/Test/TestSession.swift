internal import PolicyTesting
internal import ShareWarden

/// The tests of one run.
struct TestSession {
  /// The tests of a set, each with whom it asks.
  private struct Part: Sendable {
    var suite: TestSuite
    var orders: [(run: TestRun, asked: Asked)]
  }

  private var parts: [Part] = []

  /// - Parameter isWhole: whether all tests of the policies that are meant are run, whatever the paths name.
  init(_ paths: [String], filter: String?, isWhole: Bool) throws(UsageError) {
    let filter = filter.map(TestFilter.init)
    for set in NamedSet.all(of: paths) {
      let suite: TestSuite
      do throws(TestFaults) {
        suite = try TestSuite(directory: set.directory, isWhole: isWhole, where: set.covers)
      } catch {
        throw UsageError(
          message: "something is wrong with the tests, so none is run", details: error.all.map(\.description))
      }
      let ways = suite.files.map { String($0.name.dropFirst(suite.source.directory.name("").count)) }
      for (path, place) in set.places where !ways.contains(where: place.covers) {
        throw UsageError(message: "no test in `\(path)`; add a file such as `policy_test.lua`")
      }
      parts.append(Part(suite: suite, orders: Self.orders(suite, filter)))
    }
    guard parts.contains(where: { !$0.orders.isEmpty }) else {
      throw UsageError(
        message: "option `--filter`: `\(filter?.text ?? "")` fits none of the tests, by name or file")
    }
  }

  private static func orders(_ suite: TestSuite, _ filter: TestFilter?) -> [(run: TestRun, asked: Asked)] {
    let runs = suite.files.flatMap { file in
      file.tests.filter { filter?.passes($0, of: file) ?? true }.map { TestRun($0, of: file) }
    }
    let asked = Dictionary(grouping: runs, by: \.file.policy).mapValues { own in
      Asked(own[0].file.policy, of: suite.source, for: own.map(\.test))
    }
    return runs.compactMap { run in asked[run.file.policy].map { (run, $0) } }
  }

  /// What became of each test, in the order of files and of tests in them.
  func outcomes(_ work: OrderedWork) -> [TestOutcome] {
    let orders = parts.flatMap(\.orders)
    return work.map(orders) { $0.run.outcome(asking: $0.asked) }
  }

  /// The same, with what the tests reach of each policy that is meant.
  func tracedOutcomes(_ work: OrderedWork) -> (outcomes: [TestOutcome], coverage: [PolicyCoverage]) {
    var outcomes: [TestOutcome] = []
    var coverage: [PolicyCoverage] = []
    for part in parts {
      var tally = CoverageTally(part.suite.source)
      var own: [(place: Int, outcome: TestOutcome)] = []
      work.each(TracedTests.grouping(part.orders, of: part.suite.source), Self.traced) { traced in
        own += traced.outcomes
        tally.add(traced.notes)
      }
      outcomes += own.sorted { $0.place < $1.place }.map(\.outcome)
      coverage += part.suite.policies.map(tally.coverage)
    }
    return (outcomes, coverage)
  }

  private static func traced(_ tests: TracedTests) -> TracedTests.Outcome { tests.outcome() }

  /// What the tests of each policy notice of changes.
  func mutations(_ work: OrderedWork) -> [MutatedPolicy] {
    parts.flatMap { part in
      part.suite.policies.map { script in
        let run = MutationRun(script, of: part.suite.source, files: part.suite.files)
        // Without tests all would survive, which one remark says better.
        return MutatedPolicy(run: run, results: work.map(run.hasTests ? run.mutants : [], run.result))
      }
    }
  }
}

extension OrderedWork {
  /// What the work makes of each, in their order.
  fileprivate func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    var results: [Result] = []
    each(elements, work) { results.append($0) }
    return results
  }

  /// Does the work for each, and takes what it makes, in their order.
  fileprivate func each<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (Element) -> Result, take: (Result) -> Void
  ) {
    var rest = elements[...]
    run(
      next: { rest.popFirst() }, work: work,
      deliver: { result in
        take(result)
        return true
      })
  }
}

/// A policy, and what became of its mutants.
struct MutatedPolicy {
  var run: MutationRun
  var results: [MutationRun.Result]

  func count(_ isMeant: (MutationRun.Verdict) -> Bool) -> Int { results.count { isMeant($0.verdict) } }
  var survivors: [MutationRun.Result] { results.filter { $0.verdict == .survived } }
}
