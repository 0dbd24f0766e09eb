import Foundation
import PlainData
import TestSupport
import Testing

/// Our reader beside Foundation's: of two readers of the same text, one that accepts what the other refuses is a hole.
@Suite struct JSONDifferentialTests {
  /// Where we are stricter on purpose.
  static let stricter = [
    "member given twice", "integer does not fit in 64 bits", "number out of range", "byte order mark",
    "text in UTF-16", "more than 64 arrays", "comma before",
  ]

  private func foundation(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  private func compare(_ bytes: [UInt8], _ name: @autoclosure () -> String) {
    do throws(InputFault) {
      let ours = try JSONText(parsing: bytes).root
      guard let theirs = foundation(bytes) else {
        Issue.record("only we read \(name()): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
      // Foundation drops U+FEFF within strings, where it is a character like others.
      if String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FEFF}") { return }
      for difference in differences(ours, theirs) { Issue.record("\(name()): \(difference)") }
    } catch {
      #expect(error.message != "not valid JSON", "\(name()): \(String(decoding: bytes, as: UTF8.self))")
      if foundation(bytes) == nil { return }
      let message = error.message
      #expect(
        Self.stricter.contains { message.hasPrefix($0) },
        "\(name()): \(message): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private func differences(_ ours: JSONNode, _ theirs: Any) -> [String] {
    switch (ours.kind, theirs) {
    case (.array, let values as [Any]) where ours.count == values.count:
      return zip(ours.elements, values).flatMap { differences($0, $1) }
    case (.object, let values as [String: Any]) where ours.count == values.count:
      return ours.members.flatMap { member in
        member.key.string.flatMap { values[$0] }.map { differences(member.value, $0) } ?? [
          "\(member.key.path) is missing"
        ]
      }
    default:
      return isSame(ours, theirs) ? [] : ["\(ours.path) is \(ours.plain) to us and \(theirs) to them"]
    }
  }

  private func isSame(_ ours: JSONNode, _ theirs: Any) -> Bool {
    switch (ours.kind, theirs) {
    case (.null, is NSNull): true
    case (.boolean, let value as Bool): ours.boolean == value
    case (.integer, let value as NSNumber): ours.integer == value.int64Value
    // Foundation goes by way of a decimal number, and is off in the last digit now and then.
    case (.number, let value as NSNumber):
      abs((ours.number ?? .nan) - value.doubleValue) <= abs(value.doubleValue) * 1e-14
    case (.string, let value as String): ours.string.map { Array($0.utf8) == Array(value.utf8) } ?? false
    default: false
    }
  }

  @Test func generatedTextsReadTheSame() {
    var random = SeededRandom(seed: 2)
    for number in 0..<2000 {
      var writer = JSONWriter()
      writer.value(.random(using: &random))
      compare(number % 2 == 0 ? writer.bytes : spaced(writer.bytes), "text \(number)")
    }
  }

  /// The text with white space around everything that stands outside of strings.
  private func spaced(_ json: [UInt8]) -> [UInt8] {
    var spaced: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in json {
      let isStructure = !isInString && "[]{},:".utf8.contains(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
      spaced += isStructure ? [UInt8(ascii: "\n"), byte, UInt8(ascii: "\t"), UInt8(ascii: " ")] : [byte]
    }
    return spaced
  }

  @Test func mutatedTextsAreRefusedByBothOrReadTheSame() {
    var random = SeededRandom(seed: 3)
    let pieces =
      [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "\\udc00", "0", "-", ".", "e", "E+", "1e999", "\n",
        "\t",
        "\0", " ", "true", "null", "NaN", "99999999999999999999", "\u{FEFF}", "é", "😀", "//", "'", "\"a\":1,",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x80]]
    for number in 0..<30_000 {
      var bytes: [UInt8]
      if number % 3 == 0 {
        bytes = Array(exampleRequest.utf8)
      } else {
        var writer = JSONWriter()
        writer.value(.random(depth: 2, using: &random))
        bytes = writer.bytes
      }
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0..<3, using: &random))
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        bytes.replaceSubrange(start..<end, with: Bool.random(using: &random) ? piece : [])
      }
      compare(bytes, "text \(number)")
    }
  }

  @Test func everyEscapeOfACodeUnitIsReadOrRefusedByBoth() {
    for unit in 0...0xFFFF {
      let digits = String(unit, radix: 16)
      compare(Array("\"\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)\"".utf8), "U+\(digits)")
    }
  }
}
