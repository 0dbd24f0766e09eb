import LuaSyntax
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [(0, 1, 1), (3, 1, 4), (5, 2, 1), (6, 3, 1), (8, 3, 2), (9, 3, 3)])
  func `a place counts lines as Lua ends them, and columns in characters`(offset: Int, line: Int, column: Int) {
    // Two bytes end the first line, one the second; the third starts with a letter of two bytes.
    let text = SourceText(Array("abc\r\n\n\u{E9}b\n".utf8))
    #expect(text.place(of: offset) == SourcePlace(line: line, column: column))
  }

  @Test func `a line is its text without the end`() {
    let text = SourceText(Array("a\r\n\nb".utf8))
    #expect((1...text.lineCount).map(text.text(ofLine:)) == ["a", "", "b"])
  }

  @Test func `what only Unicode counts as a line end ends no line`() {
    let text = SourceText(Array("a\u{2028}b\u{85}c\u{0B}d\n\re".utf8))
    #expect((1...text.lineCount).map(text.text(ofLine:)) == ["a\u{2028}b\u{85}c\u{0B}d", "e"])
  }
}
