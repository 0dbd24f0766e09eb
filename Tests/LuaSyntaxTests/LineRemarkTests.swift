import LuaSyntax
import Testing

@Suite struct LineRemarkTests {
  @Test(arguments: [
    ("f() -- lint: allow a", [1]), ("-- lint: allow a\nf()", [2]), ("-- lint: allow a\n-- lint: allow b\nf()", [3, 3]),
    ("--[[ lint: allow\n a ]]\nf()", [3]), ("\u{E9}() -- lint: allow a", [1]), ("-- lint:allow a\nf()", []),
    ("-- linter: allow a", []), ("-- lint: allow a", [2]),
  ])
  func `a comment is about its line, or alone about the next that is no such comment`(text: String, targets: [Int]) {
    #expect(SyntaxTree(parsing: Array(text.utf8)).remarks(marked: "lint:").map(\.target) == targets)
  }

  @Test func `its words are told without the mark`() {
    let remarks = SyntaxTree(parsing: Array("f() --  mutate:  allow it   is so ".utf8)).remarks(marked: "mutate:")
    #expect(remarks.map(\.words) == [["allow", "it", "is", "so"]])
  }
}
