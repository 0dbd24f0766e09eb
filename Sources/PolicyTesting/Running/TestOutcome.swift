package import ShareModel

/// What became of a test.
package struct TestOutcome: Sendable {
  /// The file, under the name that the policy set was asked for by.
  package var file: String
  package var test: PolicyTest
  /// What was not as expected, in the order of the test; none: it passed.
  package var failures: [TestFailure]
  /// Why it could not be run; then nothing of it was decided.
  package var fault: TestFault?

  package var isPassed: Bool { failures.isEmpty && fault == nil }
}

/// Something that was not as a test expects.
package struct TestFailure: Hashable, Sendable {
  /// Of the expectation.
  package var line: Int
  /// What is written there, if it is a script.
  package var code: String?
  /// What was asked; `nil` where a share was looked at.
  package var request: ShareRequest?
  package var expected: String
  package var actual: String
}
