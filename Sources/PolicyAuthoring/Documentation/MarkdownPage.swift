internal import PlainData

extension PolicySetPage {
  /// The page as Markdown.
  package var markdown: String {
    let heading = "# \(Self.plain(title))\n\nWritten by `sharewarden docs`; change the policies instead.\n"
    return heading + parts.map { "\n\(Self.written($0))" }.joined()
  }

  private static func written(_ part: PagePart) -> String {
    switch part {
    case .policy(let id): "## \(id)\n"
    case .heading(let text): "## \(plain(text))\n"
    case .paragraph(let text): "\(plain(text))\n"
    case .list(let texts): texts.map { "- \(written($0))\n" }.joined()
    case .table(let heading, let rows):
      ([heading, heading.map { _ in "---" }] + rows.map { $0.map(written) }).map {
        "| \($0.joined(separator: " | ")) |\n"
      }.joined()
    }
  }

  private static func written(_ text: PageText) -> String {
    switch text {
    case .plain(let text): plain(text)
    case .code(let text): code(text)
    case .link(let id): "[\(id)](#\(id))"
    }
  }

  /// The text with nothing in it that Markdown or HTML takes for a mark.
  private static func plain(_ text: String) -> String {
    let clean = TerminalText.clean(text).drop { $0 == " " }
    let words = clean.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~": "\\\(character)"
      default: String(character)
      }
    }.joined()
    return escapedStart(words)
  }

  /// What would begin a list or underline the line before is text.
  private static func escapedStart(_ text: String) -> String {
    if let first = text.first, "-+=".contains(first) { return "\\\(text)" }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return text }
    return "\(digits)\\\(rest)"
  }

  /// The text as code, also in a cell of a table.
  private static func code(_ text: String) -> String {
    let clean = TerminalText.clean(text)
    guard !clean.contains("`"), !clean.contains("|"), !clean.isEmpty else { return plain(clean) }
    return "`\(clean)`"
  }
}
