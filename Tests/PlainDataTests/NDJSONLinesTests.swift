import PlainData
import Testing

@Suite struct NDJSONLinesTests {
  private func lines(_ text: String) -> [String] {
    NDJSONLines(Array(text.utf8)).map { "\($0.number): \(String(decoding: $0.bytes, as: UTF8.self))" }
  }

  @Test(arguments: [
    ("", []), ("\n\n", []), (" \t\r\n", []),
    ("{}", ["1: {}"]), ("{}\n", ["1: {}"]), ("{}\n[]", ["1: {}", "2: []"]),
    ("{}\r\n\r\n  \n[]\r\n", ["1: {}", "4: []"]), ("\n 1\r", ["2:  1"]), ("a\rb\n", ["1: a\rb"]),
  ])
  func aLineKnowsItsNumber(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test func aLineIsReadWithItsNumber() throws {
    let line = try #require(NDJSONLines(Array("1\n\n{\"a\": x}".utf8)).dropFirst().first { _ in true })
    let fault = #expect(throws: InputFault.self) {
      try JSONText(parsing: line.bytes, origin: JSONOrigin(file: "log.ndjson", line: line.number))
    }
    #expect(fault?.description == "log.ndjson:3:7: a: expected a value, found `x`")
  }
}
