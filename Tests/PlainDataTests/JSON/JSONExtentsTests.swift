import TestSupport
import Testing

@testable import PlainData

/// Elements are found 64 bytes at a time; here each byte is looked at by itself.
@Suite struct JSONExtentsTests {
  private static let pieces = ["\"", "\\", "\\\\", "[", "]", "{", "}", ",", ":", " ", "a", "ü", "😀", "\n", "\u{7F}"]

  private static func value(using random: inout SeededRandom) -> PlainValue {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .random(using: &random)
    case 1: return .integer(.random(in: -9...1_000_000, using: &random))
    default:
      let length = Int.random(in: 0..<90, using: &random)
      let text = (0..<length).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      return Bool.random(using: &random) ? .string(text) : .map(PlainMap([(text, .list([.string(text), .null]))]))
    }
  }

  private static func space(using random: inout SeededRandom) -> String {
    String((0..<Int.random(in: 0..<5, using: &random)).map { _ in " \n\t\r".randomElement(using: &random) ?? " " })
  }

  /// Line and column of the end of a text that begins at a place.
  private static func place(after text: String, from start: (line: Int, column: Int)) -> (line: Int, column: Int) {
    text.unicodeScalars.reduce(start) { place, scalar in
      scalar == "\n" ? (place.line + 1, 1) : (place.line, place.column + 1)
    }
  }

  @Test func `every element is found with its place, whatever stands in the strings`() throws {
    var random = SeededRandom(seed: 21)
    var found = 0
    for number in 0..<1500 {
      let values = (0..<Int.random(in: 0..<9, using: &random)).map { _ in Self.value(using: &random) }
      let isMember = number % 2 == 0
      var json = Self.space(using: &random)
      if isMember { json += #"{"a\\": "\"[", "n": [[], {}], "list" : "# }
      json += "["
      var places: [String] = []
      for (place, value) in values.enumerated() {
        json += Self.space(using: &random)
        let start = Self.place(after: json, from: (3, 7))
        places.append("\(start.line):\(start.column)")
        json += value.description + Self.space(using: &random) + (place < values.count - 1 ? "," : "")
      }
      json += Self.space(using: &random) + "]" + (isMember ? #", "z": [1, "]"]}"# : "") + Self.space(using: &random)
      let text = try JSONText(parsing: Array(json.utf8), origin: JSONOrigin(line: 3, column: 7))
      let array = try #require(isMember ? text.root["list"] : text.root)
      let elements = array.mapElements { origin, text in
        ("\(origin.line):\(origin.column)", (try? text.get())?.root.plain)
      }
      #expect(elements.map(\.0) == places, "text \(number): \(json)")
      #expect(elements.map(\.1) == values.map { $0 }, "text \(number): \(json)")
      found += elements.count
    }
    #expect(found > 4000)
  }

  @Test func `places are counted by characters and lines, whatever the length`() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<3000 {
      let length = Int.random(in: 0..<200, using: &random)
      let text = (0..<length).map { _ in
        Int.random(in: 0..<40, using: &random) == 0 ? "\n" : Self.pieces[Int.random(in: 4..<13, using: &random)]
      }.joined()
      let expected = Self.place(after: text, from: (1, 1))
      let place = Array(text.utf8).withUnsafeBufferPointer { JSONOrigin().place(of: $0.count, in: $0) }
      #expect(place == expected, "\(text.debugDescription)")
    }
  }

  @Test func `what is no list has no elements`() throws {
    for json in ["{\"a\": [1]}", "1", "\"[1,2]\"", "[]", "[ ]"] {
      #expect(JSONExtents(of: try JSONText(parsing: Array(json.utf8)).root).count == 0)
    }
  }
}
