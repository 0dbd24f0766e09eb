import ShareModel
import Testing

@Suite struct LabelsTests {
  @Test func `names stand in the order of their bytes, each once, and the later value stands`() {
    let labels = Labels([
      ("b", .integer(1)), ("ä", .integer(2)), ("a", .integer(3)), ("B", .integer(4)), ("b", .integer(5)),
    ])
    #expect(labels.entries.map(\.name) == ["B", "a", "b", "ä"])
    #expect(labels["b"] == .integer(5) && labels["c"] == nil)
  }

  @Test func `two spellings of an accented letter are two names`() {
    let labels = Labels([("\u{E9}", .integer(1)), ("e\u{301}", .integer(2))])
    #expect(labels.entries.count == 2)
    #expect(labels["\u{E9}"] == .integer(1) && labels["e\u{301}"] == .integer(2))
  }

  @Test func `labels are equal byte for byte`() {
    func labels(_ text: String) -> Labels { Labels([("a", .list([.text(text)]))]) }
    #expect(labels("\u{E9}") == labels("\u{E9}"))
    #expect(labels("\u{E9}") != labels("e\u{301}"))
    #expect(Labels([("\u{E9}", .integer(1))]) != Labels([("e\u{301}", .integer(1))]))
    #expect(Label.integer(1) != .number(1) && Label.boolean(true) != .text("true"))
  }

  @Test func `labels laid over others are those of both, and the other's where both have a name`() {
    let names = ["", "a", "aa", "b", "\u{E9}", "e\u{301}", "z"]
    for left in 0..<128 {
      for right in 0..<128 {
        func labels(_ set: Int, _ value: Int64) -> [(String, Label)] {
          names.indices.filter { set >> $0 & 1 == 1 }.map { (names[$0], .integer(value)) }
        }
        let merged = Labels(labels(left, 1)).merging(Labels(labels(right, 2)))
        #expect(merged == Labels(labels(left, 1) + labels(right, 2)))
      }
    }
  }
}
