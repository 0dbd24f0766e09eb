import PlainData
import Testing

@Suite struct MarkupTextTests {
  @Test func `marks are written out, and what XML has no place for is replaced`() {
    #expect(MarkupText.escaped("a<&\"> it's") == "a&lt;&amp;&quot;&gt; it's")
    #expect(MarkupText.escaped("\u{0}\u{FFFE}\u{85}\n\t") == "\u{FFFD}\u{FFFD}\u{FFFD}&#10;&#9;")
    #expect(MarkupText.escaped("é \u{1F600} \u{FFFD}") == "é \u{1F600} \u{FFFD}")
  }
}
