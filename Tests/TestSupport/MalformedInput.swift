/// Something that is no request, in one of the ways that input goes wrong. Whatever door it comes to must refuse it with
/// its place, at once, and never allow anything.
package struct MalformedInput: Sendable, CustomStringConvertible {
  package let name: String
  private let make: @Sendable () -> [UInt8]

  init(_ name: String, bytes make: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.make = make
  }

  init(_ name: String, _ text: String) { self.init(name) { Array(text.utf8) } }

  /// Made anew each time, since some are large.
  package var bytes: [UInt8] { make() }
  package var description: String { name }

  package static let all = whole + syntax + names + numbers + characters + shapes + giants

  /// A request that would be allowed, for others to be made of.
  package static let request = request()

  /// That request with another text for the share's label `note`, after which nothing else stands but brackets.
  static func request(note: String = "1") -> String {
    #"{"subject":{"type":"user","id":"ana@example.com"},"action":{"name":"readShare"},"#
      + #""context":{"time":"2026-11-30T12:00:00Z"},"resource":{"type":"share","id":"s","properties":{"#
      + #""publicPermission":"none","participants":[{"emailAddress":"ana@example.com","role":"owner","#
      + #""permission":"readWrite","acceptanceStatus":"accepted"}],"properties":{"note":\#(note)}}}}"#
  }
}

extension MalformedInput {
  /// Nothing, or something else than text.
  private static let whole = [
    MalformedInput("empty", ""),
    MalformedInput("one blank", " "),
    MalformedInput("only blank lines", " \n\n\t\r\n  \r\n"),
    MalformedInput("every byte", bytes: { Array(0...255) }),
    MalformedInput(
      "bytes of an executable", bytes: { [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3] }),
    MalformedInput("compressed bytes", bytes: { [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xAB, 0x56, 0x0A, 0x2E] }),
    MalformedInput("only NUL", "\0\0\0\0"),
    MalformedInput("a byte order mark before it", "\u{FEFF}" + request),
    MalformedInput("only a byte order mark", "\u{FEFF}"),
    MalformedInput("a byte order mark within it", "{\u{FEFF}" + request.dropFirst()),
    MalformedInput("a byte order mark behind it", request + "\u{FEFF}"),
    MalformedInput("UTF-16, little end first", bytes: { [0xFF, 0xFE] + request.utf8.flatMap { [$0, 0] } }),
    MalformedInput("UTF-16, big end first", bytes: { [0xFE, 0xFF] + request.utf8.flatMap { [0, $0] } }),
    MalformedInput("UTF-16 without a mark", bytes: { request.utf8.flatMap { [$0, 0] } }),
    MalformedInput("UTF-32", bytes: { request.utf8.flatMap { [$0, 0, 0, 0] } }),
    MalformedInput("NUL before it", "\0" + request),
    MalformedInput("NUL behind it", request + "\0"),
    MalformedInput("NUL between values", "{\0" + request.dropFirst()),
  ]

  /// Nearly JSON.
  private static let syntax = [
    MalformedInput("a word behind it", request + " allow"),
    MalformedInput("a brace too many", request + "}"),
    MalformedInput("a brace too few", String(request.dropLast())),
    MalformedInput("two on a line", request + request),
    MalformedInput("two with a comma", request + "," + request),
    MalformedInput("a line comment", request(note: "1 // one\n")),
    MalformedInput("a block comment", request(note: "/* one */ 1")),
    MalformedInput("a hash comment", "# a request\n" + request.replacing(",", with: ",\n")),
    MalformedInput("a comma before a brace", request(note: "1,")),
    MalformedInput("a comma before a bracket", request(note: "[1,]")),
    MalformedInput("two commas", request(note: "[1,,2]")),
    MalformedInput("no comma", request(note: "[1 2]")),
    MalformedInput("no value", request(note: "")),
    MalformedInput("no colon", request.replacing(#""note":"#, with: #""note" "#)),
    MalformedInput("an equals sign", request.replacing(#""note":"#, with: #""note"="#)),
    MalformedInput("a name without quotes", request.replacing(#""note":"#, with: "note:")),
    MalformedInput("single quotes", request.replacing("\"", with: "'")),
    MalformedInput("typographic quotes", request(note: "“one”")),
    MalformedInput("an unterminated string", request(note: "\"one")),
    MalformedInput("brackets that cross", request(note: "[{]}")),
    MalformedInput("words of another language", request(note: "None")),
    MalformedInput("a word in capitals", request(note: "TRUE")),
    MalformedInput("undefined", request(note: "undefined")),
    MalformedInput("XML", "<request><subject>ana@example.com</subject></request>"),
    MalformedInput("YAML", "subject:\n  type: user\n  id: ana@example.com\n"),
    MalformedInput("a vertical tab for a blank", request(note: "\u{B}1")),
    MalformedInput("a no-break space for a blank", request(note: "\u{A0}1")),
  ]

  /// A name twice in one object.
  private static let names = [
    MalformedInput("a subject twice", request.dropLast() + #","subject":{"type":"user","id":"ana@example.com"}}"#),
    MalformedInput(
      "a subject twice, once escaped", request.dropLast() + #","\u0073ubject":{"type":"user","id":"eve@example.com"}}"#),
    MalformedInput(
      "a role twice", request.replacing(#""role":"owner""#, with: #""role":"privateUser","role":"owner""#)),
    MalformedInput(
      "a role twice, once null", request.replacing(#""role":"owner""#, with: #""role":null,"role":"owner""#)),
    MalformedInput(
      "a role twice, once escaped", request.replacing(#""role":"owner""#, with: #""role":"owner","r\u006Fle":"owner""#)),
    MalformedInput("a label twice", request(note: #"{"a":1,"b":{},"a":1}"#)),
    MalformedInput("an empty name twice", request(note: #"{"":1,"":2}"#)),
    MalformedInput(
      "one of many names twice",
      bytes: {
        Array(request(note: "{" + (0...5000).map { "\"n\($0 % 5000)\":1" }.joined(separator: ",") + "}").utf8)
      }),
  ]

  private static let numbers = [
    "NaN", "-NaN", "Infinity", "-Infinity", "inf", "1e400", "-1e400", "1e99999999999", "12345678901234567890",
    "-12345678901234567890", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "01", "-01", "+1",
    ".5", "1.", "-", "1e", "1e+", "0x10", "1_000", "1,5e", "١",
  ].map { MalformedInput("the number \($0)", request(note: $0)) }

  private static let characters =
    [
      #"\ud800"#, #"\udc00"#, #"\udc00\ud800"#, #"\ud800\ud800"#, #"\ud83d x"#, #"\uD83D\u0041"#, #"\u12"#, #"\u00g0"#,
      #"\x41"#, #"\'"#, "\\", "a\tb", "a\nb", "a\rb", "a\0b", "a\u{1F}b",
    ].map { MalformedInput("the string \($0.debugDescription)", request(note: "\"\($0)\"")) }
    + [
      MalformedInput("half a surrogate pair in a name", request(note: #"{"\udfff":1}"#)),
      MalformedInput("half a surrogate pair in an identity", request.replacing("ana@", with: #"\ud800@"#)),
    ]
    + [
      [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0xAF],
      [0xED, 0xA0, 0x80], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0x80], [0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xE9], [0xFF], [0xFE],
    ].map { (bytes: [UInt8]) in
      MalformedInput("the bytes " + bytes.map { String($0, radix: 16) }.joined(separator: " ")) {
        let text = request(note: "\"@\"").utf8
        let place = text.lastIndex { $0 == UInt8(ascii: "@") } ?? text.endIndex
        return Array(text[..<place]) + bytes + Array(text[place...].dropFirst())
      }
    }

  /// JSON that is no request.
  private static let shapes = [
    "null", "true", "7", "-0", "\"allow\"", "[]", "[ ]", "[[]]", "[null]", "[7]", "{}", "[{}]", #"{"evaluations":[]}"#,
    #"{"evaluations":{}}"#, #"{"evaluations":[{}]}"#, #"{"evaluations":[null]}"#, #"{"evaluations":"all"}"#,
    #"{"decision":true}"#, #"{"subject":null,"action":null,"resource":null}"#, #"{"subject":"ana@example.com"}"#,
  ].map { MalformedInput("the text \($0)", $0) }
}
