internal import PolicyTesting
internal import ShareWarden

/// The tests of one run.
struct TestSession {
  /// A test, and whom it asks.
  private struct Order: Sendable {
    var run: TestRun
    var asked: Asked
  }

  private var orders: [Order] = []
  /// With what was asked for of each set.
  private var suites: [(suite: TestSuite, places: [TestPlace])] = []

  init(_ paths: [String], filter: String?) throws(UsageError) {
    var places: [String: [TestPlace]] = [:]
    var directories: [String] = []
    for path in paths {
      let place = TestPlace(path)
      if places[place.directory] == nil { directories.append(place.directory) }
      places[place.directory, default: []].append(place)
    }
    let filter = filter.map(TestFilter.init)
    for directory in directories {
      let meant = places[directory] ?? []
      let suite: TestSuite
      do throws(TestFaults) {
        suite = try TestSuite(directory: directory) { file in meant.contains { $0.covers(file) } }
      } catch {
        throw UsageError(
          message: "something is wrong with the tests, so none is run", details: error.all.map(\.description))
      }
      let ways = suite.files.map { $0.name.dropFirst(suite.source.directory.name("").count) }
      for path in paths where TestPlace(path).directory == directory {
        let place = TestPlace(path)
        guard !ways.contains(where: { place.covers(String($0)) }) else { continue }
        throw UsageError(message: "no test in `\(path)`; add a file such as `policy_test.lua`")
      }
      suites.append((suite, meant))
      add(suite, filter)
    }
    guard !orders.isEmpty else {
      throw UsageError(
        message: "option `--filter`: `\(filter?.text ?? "")` fits none of the tests, by name or file")
    }
  }

  private mutating func add(_ suite: TestSuite, _ filter: TestFilter?) {
    var asked: [String?: Asked] = [:]
    for file in suite.files {
      let whom = asked[file.policy] ?? Asked(file.policy, of: suite.source)
      asked[file.policy] = whom
      for test in file.tests where filter?.passes(test, of: file) ?? true {
        orders.append(Order(run: TestRun(test, of: file), asked: whom))
      }
    }
  }

  /// What became of each test, in the order of files and of tests in them.
  func outcomes(_ work: OrderedWork) -> [TestOutcome] {
    var outcomes: [TestOutcome] = []
    var rest = orders[...]
    work.run(
      next: { rest.popFirst() }, work: { $0.run.outcome(asking: $0.asked) },
      deliver: { outcome in
        outcomes.append(outcome)
        return true
      })
    return outcomes
  }

  /// What the tests of the run reach of each policy that was asked for.
  func coverage() -> [PolicyCoverage] {
    suites.flatMap { suite, places in
      let tally = CoverageTally(suite.source)
      for order in orders where suite.files.contains(where: { $0.name == order.run.file.name }) {
        tally.add(order.run.test, of: order.run.file, asking: order.asked)
      }
      return policies(suite, places).map(tally.coverage)
    }
  }

  /// What the tests of each policy notice of changes.
  func mutations(_ work: OrderedWork) -> [MutatedPolicy] {
    suites.flatMap { suite, places in
      policies(suite, places).map { script in
        let run = MutationRun(script, of: suite.source, files: suite.files)
        var results: [MutationRun.Result] = []
        // Without tests all would survive, which one remark says better.
        var rest = run.hasTests ? run.mutants[...] : []
        work.run(
          next: { rest.popFirst() }, work: run.result(of:),
          deliver: { result in
            results.append(result)
            return true
          })
        return MutatedPolicy(run: run, results: results)
      }
    }
  }

  /// Those that were asked for, by themselves or by tests that ask them; by tests of the set, all that it has on.
  private func policies(_ suite: TestSuite, _ places: [TestPlace]) -> [PolicySource.Script] {
    let asked = Set(suite.files.map(\.policy))
    return suite.source.scripts.filter { script in
      places.contains { $0.covers(script.file) } || asked.contains(script.id) || asked.contains(nil) && script.isListed
    }
  }
}

/// A policy, and what became of its mutants.
struct MutatedPolicy {
  var run: MutationRun
  var results: [MutationRun.Result]

  func count(_ isMeant: (MutationRun.Verdict) -> Bool) -> Int { results.count { isMeant($0.verdict) } }
  var survivors: [MutationRun.Result] { results.filter { $0.verdict == .survived } }
}
