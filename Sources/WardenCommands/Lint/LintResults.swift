internal import PolicyLint

/// What was found in all that was looked at, each thing once.
struct LintResults {
  private(set) var findings: [LintFinding] = []
  private var known: Set<LintFinding> = []
  /// The files that were looked at.
  private(set) var policies: Set<String> = []
  private(set) var tests: Set<String> = []

  mutating func add(_ review: PolicyReview) {
    for finding in review.findings where known.insert(finding).inserted { findings.append(finding) }
    policies.formUnion(review.policies)
    tests.formUnion(review.tests)
  }
}
