import PlainData
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private func written(_ value: PlainValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(value)
    return writer.bytes
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    var random = SeededRandom(seed: 1)
    for number in 0..<5000 {
      let value = PlainValue.random(using: &random)
      let bytes = written(value)
      #expect(String(validating: bytes, as: UTF8.self) != nil, "value \(number)")
      let again = try JSONText(parsing: bytes).root.plain
      #expect(again == value, "value \(number): \(String(decoding: bytes, as: UTF8.self))")
      #expect(written(again) == bytes, "value \(number)")
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

  @Test func integersAreWrittenToTheLast() {
    var numbers: [Int] = [0, 7, 9, 10, 11, 99, 100, 101, .max, .min, -1, -10]
    var power = 1
    for _ in 0..<18 {
      power *= 10
      numbers += [power - 1, power, power + 1, -power]
    }
    for number in numbers {
      var writer = JSONWriter(capacity: 1)
      writer.integer(number)
      #expect(writer.text == String(number))
    }
    for number in [UInt64.max, UInt64.max - 1, 10_000_000_000_000_000_000, 9_999_999_999_999_999_999] {
      var writer = JSONWriter(capacity: 1)
      writer.integer(number)
      #expect(writer.text == String(number))
    }
  }

  /// Text is copied in blocks; wherever a byte to escape stands, it is found.
  @Test(arguments: ["\"", "\\", "<", ">", "&", "\u{7F}", "\u{1F}", "\0", "é", "\u{2028}"])
  func aByteIsFoundWhereverItStands(character: Character) throws {
    for length in 0..<70 {
      for place in 0...length {
        let text =
          String(repeating: "s", count: place) + String(character) + String(repeating: "!", count: length - place)
        let json = written(.string(text))
        #expect(try JSONText(parsing: json).root.plain == .string(text))
        let isEscaped = character != "é"
        #expect(json.contains(UInt8(ascii: "\\")) == isEscaped, "\(length) \(place)")
      }
    }
  }

  @Test func severalWritersOfOneThreadKeepApart() {
    var first = JSONWriter(capacity: 8)
    first.beginArray()
    for number in 0..<50 {
      var second = JSONWriter(capacity: 8)
      second.beginArray()
      second.integer(number)
      first.string(second.text)
      second.endArray()
      #expect(second.text == "[\(number)]")
    }
    first.endArray()
    #expect(first.text == "[" + (0..<50).map { "\"[\($0)\"" }.joined(separator: ",") + "]")
  }
}
