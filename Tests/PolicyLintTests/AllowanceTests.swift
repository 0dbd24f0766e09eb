import Testing

@testable import PolicyLint

/// Comments by which an author takes responsibility.
@Suite struct AllowanceTests {
  private func rules(_ script: String) throws -> [String] {
    try ExampleDirectory(LintExample(script).files).findings().map(\.rule)
  }

  @Test func `a comment silences its line`() throws {
    let finding = "--- Nobody.\nreturn function(request) local x = request end"
    #expect(try rules(finding) == ["unused-variable"])
    #expect(try rules("\(finding) -- lint: allow unused-variable it is for later\n") == [])
  }

  @Test func `a comment that stands alone silences the next line and no other`() throws {
    let comment = "-- lint: allow unused-variable it is for later"
    #expect(try rules("--- Nobody.\nreturn function(request)\n  \(comment)\n  local x = request\nend") == [])
    #expect(
      try rules("--- Nobody.\nreturn function(request)\n  \(comment)\n\n  local x = request\nend")
        == ["useless-allowance", "unused-variable"])
  }

  @Test(arguments: [
    ("-- lint: allow", "a comment to the reviewer that says nothing"),
    ("-- lint: allow unused-variables it is for later", "did you mean \"unused-variable\"?"),
    ("-- lint: allow unused-variable", "the comment gives no reason"),
    ("-- lint: allow syntax-fault it runs", "`syntax-fault` can't be silenced"),
    ("-- lint: permit unused-variable it is for later", "a comment to the reviewer that says nothing"),
  ])
  func `a comment that silences nothing is a finding`(comment: String, message: String) throws {
    let script = "--- Nobody.\nreturn function(request) local x = request end \(comment)\n"
    let findings = try ExampleDirectory(LintExample(script).files).findings()
    #expect(findings.map(\.rule).sorted() == ["unused-variable", "useless-allowance"])
    #expect(findings.contains { $0.message.contains(message) })
  }

  @Test func `what is said of the file as a whole is silenced anywhere in it`() throws {
    let script = "--- Nobody.\nreturn function() end\n-- lint: allow missing-tests there is nothing to try\n"
    #expect(try ExampleDirectory(LintExample(script, hasTests: false).files).findings() == [])
  }
}
