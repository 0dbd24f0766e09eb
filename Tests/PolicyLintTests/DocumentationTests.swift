import Foundation
import TestSupport
import Testing

@testable import PolicyLint

@Suite struct DocumentationTests {
  private static let page = "Sources/PolicyLint/README.md"

  /// With `WRITE_PAGES` set the page is written anew.
  @Test func `the page about the rules says what the rules say`() throws {
    if ProcessInfo.processInfo.environment["WRITE_PAGES"] != nil {
      try Data(LintDocumentation.page.utf8).write(to: URL(filePath: RepositoryFile.path(Self.page)))
    }
    #expect(String(decoding: try RepositoryFile.bytes(Self.page), as: UTF8.self) == LintDocumentation.page)
  }

  @Test func `no mark of a place is shown`() { #expect(!LintDocumentation.page.contains(LintExample.mark)) }
}
