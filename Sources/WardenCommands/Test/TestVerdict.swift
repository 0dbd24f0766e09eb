internal import PolicyTesting

/// Runs the tests and tells what came of them.
struct TestVerdict {
  let console: Console
  let options: TestOptions
  let session: TestSession

  func tell(_ paint: Paint) throws(FileError) -> ExitCode {
    let traced = options.needsCoverage ? session.tracedOutcomes(options.work) : nil
    var results = TestResults(outcomes: traced?.outcomes ?? session.outcomes(options.work))
    let isBroken = results.outcomes.contains { $0.fault != nil }
    let isPassed = results.outcomes.allSatisfy(\.isPassed)
    let coverage = isBroken ? nil : traced?.coverage
    if options.coversAll || options.leastCoverage != nil { results.coverage = coverage }
    if options.mutates, isPassed { results.mutations = session.mutations(options.work) }
    try console.print(options.format.report(paint).text(results))
    if options.mutates, !isPassed { console.complain("changes say nothing while tests fail; mend those first") }
    if isBroken { return .undecided }
    let faults = results.mutations?.flatMap { $0.run.faults($0.results) } ?? []
    for fault in faults { console.complain(fault.description) }
    guard faults.isEmpty, write(coverage) else { return .undecided }
    return isPassed && isCovered(coverage) && isNoticed(results.mutations) ? .allowed : .denied
  }

  private func write(_ coverage: [PolicyCoverage]?) -> Bool {
    guard let coverage else { return true }
    var isWritten = true
    for (file, text) in [(options.traceFile, TraceFile.text), (options.page, CoveragePage.text)] {
      guard let file else { continue }
      do throws(FileError) { try console.replaceFile(file, Array(text(coverage).utf8)) } catch {
        console.complain("\(file): \(error.reason)")
        isWritten = false
      }
    }
    return isWritten
  }

  private func isCovered(_ coverage: [PolicyCoverage]?) -> Bool {
    guard let least = options.leastCoverage, let coverage else { return true }
    let below = coverage.filter { $0.percent < least }
    for policy in below {
      console.complain("\(policy.file): coverage is \(Int(policy.percent)) %, below the minimum of \(least) %")
    }
    return below.isEmpty
  }

  private func isNoticed(_ mutations: [MutatedPolicy]?) -> Bool {
    mutations?.allSatisfy { $0.survivors.isEmpty && $0.run.hasTests } ?? true
  }
}
