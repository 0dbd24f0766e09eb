import PlainData
import Testing

@Suite struct JSONTextTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .boolean(true)), (" false ", .boolean(false)),
      ("0", .integer(0)), ("-0", .integer(0)), ("42", .integer(42)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("1.5", .number(1.5)), ("1e2", .number(100)), ("1.0", .number(1)), ("-0.0", .number(-0.0)),
      ("1E-400", .number(0)),
      ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("5e-324", .number(.leastNonzeroMagnitude)),
      (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0000\u00fc\ud83d\ude00""#, .string("\0ü😀")), (#""ü😀""#, .string("ü😀")), ("\"\u{7F}\"", .string("\u{7F}")),
      ("[]", .list([])), ("[1,\t2\r\n]", .list([.integer(1), .integer(2)])), ("{}", .map(PlainMap())),
      (#"{"b": 1, "a": [{}]}"#, .map(PlainMap([("a", .list([.map(PlainMap())])), ("b", .integer(1))]))),
    ] as [(String, PlainValue)])
  func aTextGivesItsValue(json: String, value: PlainValue) throws {
    #expect(try text(json).root.plain == value)
  }

  @Test func anIntegerIsNotANumberAndANumberMayBeAnInteger() throws {
    let root = try text("[1, 1.0, 1e2, 0.5, 9007199254740992.0, 9007199254740991.0, 9223372036854775807, \"1\"]").root
    #expect(root.elements.map(\.integer) == [1, nil, nil, nil, nil, nil, .max, nil])
    #expect(
      root.elements.map(\.exactInteger) == [1, 1, 100, nil, nil, 9_007_199_254_740_991, .max, nil])
    #expect(root.elements.map(\.number).prefix(4) == [1, 1, 100, 0.5])
  }

  @Test(
    arguments: [
      ("", 1, 1, "", "nothing to read: the text is empty"),
      (" \r\n\t", 1, 1, "", "nothing to read: the text is only white space"),
      ("\u{FEFF}{}", 1, 1, "", "byte order mark; save the text as UTF-8 without one"),
      ("NaN", 1, 1, "", "expected a value, found `NaN`"),
      ("[1,\n -Infinity]", 2, 3, "[1]", "expected a digit after `-`, found `Infinity`"),
      ("nul", 1, 1, "", "expected a value, found `nul`"),
      ("True", 1, 1, "", "expected a value, found `True`"),
      ("nullx", 1, 1, "", "expected a value, found `nullx`"),
      ("[1 2]", 1, 4, "", "expected `,` or `]`, found `2`"),
      ("[1,]", 1, 3, "", "comma before `]`"),
      ("[,1]", 1, 2, "[0]", "expected a value, found `,`"),
      ("[1", 1, 3, "", "expected `,` or `]`, found the end of the text"),
      ("[", 1, 2, "[0]", "expected a value, found the end of the text"),
      ("]", 1, 1, "", "expected a value, found `]`"),
      ("{", 1, 2, "", "expected a member name in double quotes, found the end of the text"),
      ("{a: 1}", 1, 2, "", "expected a member name in double quotes, found `a`"),
      ("{'a': 1}", 1, 2, "", "expected a member name in double quotes, found `'`"),
      (#"{"a" 1}"#, 1, 6, "", "expected `:` after a member name, found `1`"),
      (#"{"a": }"#, 1, 7, "a", "expected a value, found `}`"),
      (#"{"a": 1,}"#, 1, 8, "", "comma before `}`"),
      (#"{"a": 1 "b": 2}"#, 1, 9, "", "expected `,` or `}`, found `\"`"),
      (#"{"a": {"b": [0, {"c d": tru}]}}"#, 1, 25, #"a.b[1]["c d"]"#, "expected a value, found `tru`"),
      ("[1]]", 1, 4, "", "unexpected text after the JSON value: `]`"),
      ("{} {}", 1, 4, "", "unexpected text after the JSON value: `{`"),
      ("1 // one", 1, 3, "", "unexpected text after the JSON value: `/`"),
      ("/* */ 1", 1, 1, "", "expected a value, found `/`"),
      ("\"abc", 1, 1, "", "unterminated string"),
      ("{\n\"ü\": [\"abc\\\"]", 2, 7, #"["ü"][0]"#, "unterminated string"),
      ("\"a\nb\"", 1, 3, "", "line break in a string; write `\\n`"),
      ("\"a\0b\"", 1, 3, "", "control character U+0000 in a string"),
      ("\"a\tb\"", 1, 3, "", "control character U+0009 in a string"),
      (#""\x""#, 1, 2, "", "unknown escape of `x`"),
      (#""\u12g4""#, 1, 2, "", "`\\u` without four hexadecimal digits"),
      (#""\u12""#, 1, 2, "", "`\\u` without four hexadecimal digits"),
      (#""ab\ud800""#, 1, 4, "", "half of a surrogate pair: `\\ud800`"),
      (#""\udc00""#, 1, 2, "", "half of a surrogate pair: `\\udc00`"),
      (#""\ud800\ud800""#, 1, 2, "", "half of a surrogate pair: `\\ud800`"),
      (#""\ud800x""#, 1, 2, "", "half of a surrogate pair: `\\ud800`"),
      (#""\ud800\n""#, 1, 2, "", "half of a surrogate pair: `\\ud800`"),
      (#"{"\udfff": 1}"#, 1, 3, "", "half of a surrogate pair: `\\udfff`"),
      ("01", 1, 1, "", "number with a leading zero"),
      ("-01", 1, 1, "", "number with a leading zero"),
      ("+1", 1, 1, "", "expected a value, found `+`"),
      (".5", 1, 1, "", "expected a value, found `.`"),
      ("1.", 1, 3, "", "expected a digit after the decimal point, found the end of the text"),
      ("1e", 1, 3, "", "expected a digit in the exponent, found the end of the text"),
      ("1.2.3", 1, 4, "", "unexpected text after a number: `.`"),
      ("0x10", 1, 2, "", "unexpected text after a number: `x10`"),
      ("1_000", 1, 2, "", "unexpected text after a number: `_000`"),
      ("9223372036854775808", 1, 1, "", "integer does not fit in 64 bits"),
      ("[-9223372036854775809]", 1, 2, "[0]", "integer does not fit in 64 bits"),
      ("18446744073709551615", 1, 1, "", "integer does not fit in 64 bits"),
      ("123456789012345678901234567890", 1, 1, "", "integer does not fit in 64 bits"),
      ("1e400", 1, 1, "", "number out of range"),
      ("\u{A0}1", 1, 1, "", "expected a value, found U+00A0"),
      ("“a”", 1, 1, "", "expected a value, found `“`"),
      (#"{"a": 1, "b": 2, "a": 3}"#, 1, 18, "a", "member given twice"),
      (#"{"a": {"x\u0041": 1, "xA": 2}}"#, 1, 22, "a.xA", "member given twice"),
      (#"{"": 1, "": 2}"#, 1, 9, #"[""]"#, "member given twice"),
    ] as [(String, Int, Int, String, String)])
  func aFlawIsNamedWithItsPlace(json: String, line: Int, column: Int, path: String, message: String) {
    #expect(refusal(of: json) == InputFault(line: line, column: column, path: path, message: message))
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC0, 0x80, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
      ([0x22, 0x61, 0xF4, 0x90, 0x80, 0x80, 0x22], 3), ([0x22, 0xE2, 0x82, 0x22], 2),
    ] as [([UInt8], Int)])
  func bytesThatAreNotUTF8AreRefused(json: [UInt8], column: Int) {
    #expect(refusal(of: json) == InputFault(line: 1, column: column, message: "bytes that are not UTF-8"))
  }

  @Test func textInUTF16IsNamed() {
    #expect(refusal(of: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0])?.message == "text in UTF-16; save it as UTF-8")
    #expect(refusal(of: [0xFE, 0xFF, 0, 0x7B, 0, 0x7D])?.message == "text in UTF-16; save it as UTF-8")
  }

  @Test func linesMayEndInCRLF() {
    #expect(
      refusal(of: "{\r\n  \"a\": 1,\r\n  \"b\": x\r\n}")
        == InputFault(line: 3, column: 8, path: "b", message: "expected a value, found `x`"))
  }

  @Test func aFaultNamesItsFile() {
    let fault = refusal(of: #"{"a": [tru]}"#, origin: JSONOrigin(file: "request.json"))
    #expect(fault?.description == "request.json:1:8: a[0]: expected a value, found `tru`")
    #expect(refusal(of: "[tru]")?.description == "line 1, column 2: [0]: expected a value, found `tru`")
  }

  @Test func aTextWithinAnotherCountsFromItsOrigin() {
    let origin = JSONOrigin(file: "log.ndjson", line: 7, column: 5, path: "evaluations[2]")
    let onFirst = refusal(of: #"{"a": x}"#, origin: origin)
    #expect(onFirst?.description == "log.ndjson:7:11: evaluations[2].a: expected a value, found `x`")
    let onSecond = refusal(of: "{\n\"a\": 1, \"a\": 2}", origin: origin)
    #expect(onSecond?.description == "log.ndjson:8:9: evaluations[2].a: member given twice")
    #expect(
      refusal(of: "", origin: origin)?.description
        == "log.ndjson:7:5: evaluations[2]: nothing to read: the text is empty"
    )
  }

  @Test func sixtyFourLevelsAreReadAndOneMoreIsNot() {
    func nested(_ depth: Int) -> String {
      String(repeating: #"[{"a":"#, count: depth / 2) + String(repeating: "}]", count: depth / 2)
    }
    let full = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(refusal(of: full) == nil)
    let message = "more than 64 arrays and objects within each other"
    #expect(refusal(of: "[\(full)]")?.message == message)
    #expect(refusal(of: "[\(full)]")?.column == 65)
    #expect(refusal(of: #"{"a": \#(full)}"#)?.message == message)
    #expect(
      refusal(of: "[[1]]", limits: JSONLimits(depth: 1))?.message == "more than 1 arrays and objects within each other")
    #expect(refusal(of: "[1]", limits: JSONLimits(depth: 1)) == nil)
    #expect(refusal(of: "1", limits: JSONLimits(depth: 0)) == nil)
    #expect(refusal(of: "[]", limits: JSONLimits(depth: 0)) != nil)
    #expect(refusal(of: "[[[]]]", limits: JSONLimits(depth: .max)) == nil)
  }

  @Test func aTextOverTheLimitIsNotRead() {
    #expect(refusal(of: "[1,2]", limits: JSONLimits(bytes: 5)) == nil)
    #expect(refusal(of: "[1,2]", limits: JSONLimits(bytes: 4))?.message == "text of 5 bytes, over the limit of 4")
  }

  @Test func manyNamesAreComparedAllTheSame() {
    let names = (0..<5000).map { "\"name-\($0)\": \($0)" }
    #expect(refusal(of: "{\(names.joined(separator: ","))}") == nil)
    let repeated = names[..<4000] + [names[17]] + names[4000...] + [names[3]]
    let fault = refusal(of: "{\(repeated.joined(separator: ",\n"))}")
    #expect(fault?.description == #"line 4001, column 1: ["name-17"]: member given twice"#)
  }

  @Test func namesThatOnlyLookAlikeAreTwo() {
    #expect(refusal(of: "{\"e\u{301}\": 1, \"\u{E9}\": 2}") == nil)
    #expect(refusal(of: #"{"a": 1, "a\u0000": 2, "A": 3}"#) == nil)
  }
}
