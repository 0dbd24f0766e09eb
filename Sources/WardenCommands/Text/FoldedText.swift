/// Text in lines that fit a terminal.
enum FoldedText {
  /// The most columns of a line.
  static let width = 120

  /// The text in lines, each but the first indented. It is broken behind the separator, and a piece that is longer than a
  /// line ends in `…`, as the last of `most` lines does where there would be more.
  static func lines(_ text: String, behind separator: String, indent: Int, most: Int = .max) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for piece in pieces(text, separator) {
      if !line.isEmpty, line.count + piece.trimmedEnd.count > width {
        guard lines.count + 1 < most else { return lines + [cut(line.trimmedEnd + " …")] }
        lines.append(line.trimmedEnd)
        line = margin
      }
      line += piece
      if line.trimmedEnd.count > width { line = cut(line) }
    }
    return line.allSatisfy { $0 == " " } ? lines : lines + [line.trimmedEnd]
  }

  /// The line, and `…` in place of what is too much of it.
  static func cut(_ line: String) -> String { line.count > width ? line.prefix(width - 1) + "…" : line }

  /// Each with the separator behind it, but for the last.
  private static func pieces(_ text: String, _ separator: String) -> [String] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 == parts.count - 1 ? String($1) : $1 + separator }
  }
}

extension String {
  /// Without spaces at the end.
  var trimmedEnd: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
