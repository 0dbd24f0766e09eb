import Testing

@testable import WardenCommands

@Suite struct FoldedTextTests {
  private static let words = (100..<140).map { "word\($0)" }

  @Test func `what fits is one line`() {
    let text = String(repeating: "x", count: FoldedText.width)
    #expect(FoldedText.lines("  a, b", behind: ", ", indent: 4) == ["  a, b"])
    #expect(FoldedText.lines(text, behind: ", ", indent: 4) == [text])
    #expect(FoldedText.lines("", behind: ", ", indent: 4) == [])
  }

  @Test func `a list goes on below, and nothing of it is lost`() {
    let text = "  all: " + Self.words.joined(separator: ", ")
    let lines = FoldedText.lines(text, behind: ", ", indent: 4)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.count <= FoldedText.width })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    word") })
    #expect(lines.map { $0.drop { $0 == " " } }.joined(separator: " ") == text.drop { $0 == " " })
  }

  @Test func `a piece that is longer than a line is cut, and what follows goes on`() {
    let long = String(repeating: "x", count: 300)
    let lines = FoldedText.lines("a, \(long), b", behind: ", ", indent: 2)
    #expect(lines == ["a,", "  " + long.prefix(FoldedText.width - 3) + "…", "  b"])
  }

  @Test func `no more lines than are asked for`() {
    let lines = FoldedText.lines(Self.words.joined(separator: ", "), behind: ", ", indent: 2, most: 2)
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix(", …") == true)
    #expect(lines.allSatisfy { $0.count <= FoldedText.width })
    #expect(FoldedText.lines("a, b", behind: ", ", indent: 2, most: 2) == ["a, b"])
  }

  @Test func `a line is cut where it is too long, and no sooner`() {
    let text = String(repeating: "x", count: FoldedText.width)
    #expect(FoldedText.cut(text) == text)
    #expect(FoldedText.cut(text + "y") == text.dropLast() + "…")
  }
}
