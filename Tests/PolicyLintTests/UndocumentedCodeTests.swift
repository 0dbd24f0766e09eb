import Testing

@testable import PolicyLint

@Suite struct UndocumentedCodeTests {
  private func findings(_ page: String) throws -> [LintFinding] {
    let script = "--- Links stay closed.\nreturn function() deny(\"links\", \"No.\") end\n"
    return try ExampleDirectory(LintExample(script, readme: page).files).findings().filter {
      $0.rule == UndocumentedCode.id
    }
  }

  @Test(arguments: ["# no-links\n", "links2", "more-links-than-one", "Links", "linksé"])
  func `a longer word that has the code in it does not name it`(page: String) throws {
    #expect(try findings(page).map(\.message) == ["the code \"links\" is not in README.md"])
  }

  @Test(arguments: ["`links`: no.", "links", "| links |", "Says links.", "„links“"])
  func `the code as a word of its own names it`(page: String) throws { #expect(try findings(page) == []) }
}
