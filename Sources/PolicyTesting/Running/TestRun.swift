internal import LuaSyntax
internal import PlainData
package import ShareModel
internal import ShareWarden

/// Runs one test: asks step by step, and holds each answer against what is expected.
package struct TestRun {
  package let file: TestFile
  package let test: PolicyTest

  package init(_ test: PolicyTest, of file: TestFile) {
    self.test = test
    self.file = file
  }

  /// - Parameter isEnough: whether the first failure ends it.
  package func outcome(asking asked: Asked, isEnough: Bool = false) -> TestOutcome {
    defer { asked.finish(test) }
    do throws(TestFault) {
      let warden = Warden(policies: try asked.policies(for: test, in: file.name))
      return outcome(isEnough: isEnough) { warden.decide($0) }
    } catch {
      return TestOutcome(file: file.name, test: test, failures: [], fault: error)
    }
  }

  /// - Parameter isEnough: whether the first failure ends it.
  package func outcome(isEnough: Bool = false, deciding decide: (ShareRequest) -> Decision) -> TestOutcome {
    var failures: [TestFailure] = []
    var shares: [Int: Share] = [:]
    for step in test.steps {
      switch step.kind {
      case .refused(let refused):
        if let difference = refused.difference {
          failures.append(
            TestFailure(
              line: step.line, request: nil, expected: difference.expected, actual: difference.actual))
        }
      case .share(let shown):
        if let failure = ShareLook(shown).failure(of: step.sequence.flatMap { shares[$0] }, line: step.line) {
          failures.append(failure)
        }
      case .expect(var request, let checks):
        if let share = step.sequence.flatMap({ shares[$0] }) { request.share = share }
        let decision = decide(request)
        if let sequence = step.sequence { shares[sequence] = decision.resultingShare ?? request.share }
        let mayFail = checks.contains(where: \.isOfFailure)
        for check in checks {
          guard let difference = check.difference(from: decision, to: request, mayFail: mayFail, decide) else {
            continue
          }
          failures.append(
            TestFailure(
              line: check.line, request: request, expected: difference.expected, actual: difference.actual))
        }
      }
      if isEnough, !failures.isEmpty { break }
    }
    if let text = file.text {
      for place in failures.indices {
        failures[place].code = text.text(ofLine: failures[place].line).trimmed
      }
    }
    return TestOutcome(file: file.name, test: test, failures: failures)
  }
}

extension String {
  /// Without blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
