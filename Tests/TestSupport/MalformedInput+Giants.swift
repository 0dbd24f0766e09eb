extension MalformedInput {
  /// Made to use up stack, memory or time.
  static let giants = [
    MalformedInput("100,000 lists within each other", bytes: { repeated("[", 100_000) }),
    MalformedInput(
      "100,000 lists within each other, closed", bytes: { repeated("[", 100_000) + repeated("]", 100_000) }),
    MalformedInput("100,000 objects within each other", bytes: { repeated(#"{"a":"#, 100_000) }),
    MalformedInput(
      "100,000 objects within each other, closed",
      bytes: { repeated(#"{"a":"#, 100_000) + Array("1".utf8) + repeated("}", 100_000) }),
    MalformedInput(
      "100,000 lists in a label",
      bytes: { note(repeated("[", 100_000) + repeated("]", 100_000)) }),
    MalformedInput("65 levels", bytes: { note(repeated("[", 61) + repeated("]", 61)) }),
    MalformedInput("a string of 50 MB", bytes: { note(quoted(50_000_000)) }),
    MalformedInput("a string of 50 MB, unterminated", bytes: { note([UInt8](quoted(50_000_000)[..<50_000_000])) }),
    MalformedInput("a string of 50 MB and nothing else", bytes: { quoted(50_000_000) }),
    MalformedInput("a name of 50 MB", bytes: { Array("{".utf8) + quoted(50_000_000) }),
    MalformedInput("a number of 2,000,000 digits", bytes: { note(repeated("9", 2_000_000)) }),
    MalformedInput("a million participants", bytes: { participants(1_000_000) }),
    MalformedInput("a million participants, cut short", bytes: { [UInt8](participants(1_000_000)[..<20_000_000]) }),
    MalformedInput("10,001 participants", bytes: { participants(10_001) }),
    MalformedInput("a million numbers", bytes: { Array("[".utf8) + repeated("1,", 1_000_000) + Array("1".utf8) }),
    MalformedInput("a million braces", bytes: { repeated("{", 1_000_000) }),
    MalformedInput("a million blank lines", bytes: { repeated("\n", 1_000_000) }),
    MalformedInput("a million lines that are no request", bytes: { repeated("x\n", 1_000_000) }),
    MalformedInput("50 MB of NUL", bytes: { [UInt8](repeating: 0, count: 50_000_000) }),
  ]

  /// By doubling, since even this takes time without optimization.
  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    var bytes = Array(text.utf8)
    let length = bytes.count * count
    bytes.reserveCapacity(2 * length)
    while bytes.count < length { bytes.append(contentsOf: bytes) }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  private static func quoted(_ length: Int) -> [UInt8] {
    var string = [UInt8](repeating: UInt8(ascii: "a"), count: length + 2)
    string[0] = UInt8(ascii: "\"")
    string[length + 1] = UInt8(ascii: "\"")
    return string
  }

  /// The request with these bytes for the share's label `note`.
  private static func note(_ bytes: [UInt8]) -> [UInt8] {
    let parts = request(note: "@@").split(separator: "@@", omittingEmptySubsequences: false)
    return Array(parts[0].utf8) + bytes + Array(parts[1].utf8)
  }

  private static func participants(_ count: Int) -> [UInt8] {
    let text = Array(request.utf8)
    let start = (text.firstIndex(of: UInt8(ascii: "[")) ?? 0) + 1
    return Array(text[..<start]) + repeated(#"{"participantID":"p"},"#, count - 1) + Array(text[start...])
  }
}
