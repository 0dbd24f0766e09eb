/// Finds the line of a script on which something is declared, for faults in what it declares.
struct SourceLines {
  private let lines: [Substring]

  init(_ source: [UInt8]) {
    lines = String(decoding: source, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The line that gives the name a value, from the line on; 1 where there is none.
  func line(assigning name: String, from first: Int = 1) -> Int {
    for (index, line) in lines.enumerated().dropFirst(first - 1) where Self.assigns(line, name) { return index + 1 }
    return first
  }

  /// The line that holds the text in quotes, from the line on.
  func line(quoting text: String, from first: Int = 1) -> Int {
    for (index, line) in lines.enumerated().dropFirst(first - 1) {
      if line.contains("\"\(text)\"") || line.contains("'\(text)'") { return index + 1 }
    }
    return first
  }

  private static func assigns(_ line: Substring, _ name: String) -> Bool {
    var rest = line[...]
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last
      let after = rest[found.upperBound...].drop { "\"'] \t".contains($0) }
      if before.map({ !isPartOfName($0) }) ?? true, after.hasPrefix("="), !after.hasPrefix("==") { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }
}
