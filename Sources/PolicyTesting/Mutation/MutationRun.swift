package import LuaSyntax
internal import PlainData
internal import ShareModel
package import ShareWarden

/// Changes a policy in many small ways, and finds out which of them its tests notice.
package struct MutationRun: Sendable {
  package enum Verdict: Hashable, Sendable {
    /// A test fails with it.
    case killed
    /// No test does.
    case survived
    /// No test does, and the policy says why.
    case explained(String)
    /// The changed policy can't be loaded, so that nobody could have shipped it.
    case unloadable
  }

  package struct Result: Sendable {
    package var mutant: Mutant
    package var place: SourcePlace
    package var verdict: Verdict
  }

  /// What an author writes where no test can notice a change.
  package static let explanation = "-- \(MutationAllowance.form) REASON"

  package let script: PolicySource.Script
  /// The script's file, under the name that the policy set was asked for by.
  package let file: String
  package let text: SourceText
  package let mutants: [Mutant]
  private let tests: [(file: TestFile, test: PolicyTest)]
  private let allowances: [MutationAllowance]
  private let asked: Asked

  /// - Parameter files: those whose tests ask this policy alone count.
  package init(_ script: PolicySource.Script, of source: PolicySource, files: [TestFile]) {
    self.script = script
    file = source.directory.name(script.file)
    let tree = SyntaxTree(parsing: script.source)
    text = tree.text
    mutants = MutantFinder.mutants(of: tree)
    allowances = MutationAllowance.all(in: tree)
    tests = files.filter { $0.policy == script.id }.flatMap { file in file.tests.map { (file, $0) } }
    asked = Asked(script.id, of: source, for: tests.map(\.test))
  }

  package var hasTests: Bool { !tests.isEmpty }

  /// Runs the tests against one mutant until one fails.
  package func result(of mutant: Mutant) -> Result {
    let place = text.place(of: mutant.span.start)
    return Result(mutant: mutant, place: place, verdict: verdict(mutant, line: place.line))
  }

  private func verdict(_ mutant: Mutant, line: Int) -> Verdict {
    let asked = Asked(asked, text: mutant.applied(to: text))
    for (file, test) in tests {
      let outcome = TestRun(test, of: file).outcome(asking: asked, isEnough: true)
      if let fault = outcome.fault { return fault.file == self.file ? .unloadable : .killed }
      if !outcome.failures.isEmpty { return .killed }
    }
    guard let allowance = allowances.first(where: { $0.line == line && $0.isWellFormed && !$0.reason.isEmpty }) else {
      return .survived
    }
    return .explained(allowance.reason)
  }

  /// What is wrong with the explanations themselves.
  package func faults(_ results: [Result]) -> [TestFault] {
    allowances.compactMap { allowance in
      if !allowance.isWellFormed {
        return TestFault(
          file, line: allowance.commentLine,
          "a comment on changes that says nothing; write `\(MutationAllowance.form) REASON`")
      }
      if allowance.reason.isEmpty {
        return TestFault(file, line: allowance.commentLine, "`\(MutationAllowance.form)` gives no reason; add it")
      }
      let isNeeded = results.contains { result in
        if case .explained = result.verdict { result.place.line == allowance.line } else { false }
      }
      return isNeeded
        ? nil
        : TestFault(
          file, line: allowance.commentLine,
          "`\(MutationAllowance.form)` explains nothing: no change of line \(allowance.line) survives; delete it")
    }
  }
}
