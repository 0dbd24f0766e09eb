import PlainData
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private func written(_ value: PlainValue, style: JSONWriter.Style = .compact) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.value(value)
    return writer.bytes
  }

  @Test(arguments: [JSONWriter.Style.compact, .pretty])
  func whatIsWrittenReadsBackTheSame(style: JSONWriter.Style) throws {
    var random = SeededRandom(seed: 1)
    for number in 0..<5000 {
      let value = PlainValue.random(using: &random)
      let bytes = written(value, style: style)
      #expect(String(validating: bytes, as: UTF8.self) != nil, "value \(number)")
      let again = try JSONText(parsing: bytes).root.plain
      #expect(again == value, "value \(number): \(String(decoding: bytes, as: UTF8.self))")
      #expect(written(again, style: style) == bytes, "value \(number)")
    }
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#),
    ("\0\u{1}\u{8}\t\n\u{C}\r\u{1F}", #""\u0000\u0001\b\t\n\f\r\u001f""#),
    ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\"\\u007f\\u0080\\u009b\\u009f\u{A0}\""),
    ("a\u{2028}b\u{2029}\u{2027}\u{2030}", "\"a\\u2028b\\u2029\u{2027}\u{2030}\""),
    ("\u{61B}\u{61C}\u{202E}\u{200B}\u{2060}\u{FEFF}\u{FFFE}", "\"\u{61B}\\u061c\\u202e\\u200b\\u2060\\ufeff\\ufffe\""),
    ("<b>&'ü😀", "\"\\u003cb\\u003e\\u0026'ü😀\""),
    ("</script><!--]]>", "\"\\u003c/script\\u003e\\u003c!--]]\\u003e\""),
    ("# ## ###[", "\"# #\\u0023 #\\u0023\\u0023[\""),
    ("", "\"\""),
  ])
  func aStringIsEscapedWhereItMustBe(text: String, json: String) {
    #expect(String(decoding: written(.string(text)), as: UTF8.self) == json)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1, "1.0"), (-0.0, "-0.0"), (1e20, "1e+20"), (.leastNonzeroMagnitude, "5e-324"),
    (1.0 / 3, "0.3333333333333333"),
    (.nan, "null"), (.infinity, "null"),
  ])
  func aNumberTakesItsShortestForm(number: Double, json: String) {
    #expect(String(decoding: written(.number(number)), as: UTF8.self) == json)
  }

  @Test func mapsAreWrittenInTheOrderOfTheirNames() {
    let map = PlainMap([("b", .integer(1)), ("a", .null), ("ü", .boolean(true)), ("A", .list([]))])
    #expect(PlainValue.map(map).description == #"{"A":[],"a":null,"b":1,"ü":true}"#)
  }

  @Test func prettyTextHasALineForEachMember() {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.integer(1)
    writer.string("x")
    writer.endArray()
    writer.key(String("b"))
    writer.beginObject()
    writer.endObject()
    writer.key("c")
    writer.value(.list([.map(PlainMap([("d", .boolean(false))]))]))
    writer.endObject()
    writer.endLine()
    let lines = """
      {
        "a": [
          1,
          "x"
        ],
        "b": {},
        "c": [
          {
            "d": false
          }
        ]
      }

      """
    #expect(String(decoding: writer.bytes, as: UTF8.self) == lines)
  }

  @Test func aWriterCanBeUsedAgain() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.integer(UInt64.max)
    writer.reset()
    #expect(writer.bytes.isEmpty)
    writer.number(1.5)
    writer.endLine()
    writer.null()
    #expect(writer.bytes == Array("1.5\nnull".utf8))
  }
}
