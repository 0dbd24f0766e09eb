internal import PlainData
internal import ShareWarden

extension PolicySetPage {
  /// The page as Markdown.
  package var markdown: String {
    var text = "# Policies of \(Self.plain(title))\n\nWritten by `sharewarden docs`; change the policies instead.\n"
    text += Self.table(
      ["policy", "state", "what it asks"],
      entries.map { ["[\($0.id)](#\($0.id))", Self.plain($0.state), Self.plain($0.summary)] })
    for entry in entries { text += Self.section(entry) }
    if !tests.isEmpty { text += "\n## Tests of the whole set\n\n" + Self.list(tests) }
    return text
  }

  private static func section(_ entry: PolicyEntry) -> String {
    var text = "\n## \(entry.id)\n\n"
    if !entry.summary.isEmpty { text += "\(plain(entry.summary))\n\n" }
    text += "- State: \(plain(entry.state))\n- Actions: \(plain(entry.actions))\n- Lint: \(plain(entry.lint))\n"
    if !entry.parameters.isEmpty {
      text += table(
        ["parameter", "type", "value", "default", "meaning"],
        entry.parameters.map { $0.cells(code: code, text: plain) })
    }
    if !entry.verdicts.isEmpty {
      text += table(
        ["code", "", "message"],
        entry.verdicts.map { [code($0.code), $0.isDenial ? "denial" : "warning", plain($0.message)] })
    }
    return text + (entry.tests.isEmpty ? "\nNo tests.\n" : "\nTests say:\n\n" + list(entry.tests))
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> String {
    let lines = [heading, heading.map { _ in "---" }] + rows
    return "\n" + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func list(_ items: [String]) -> String { items.map { "- \(plain($0))\n" }.joined() }

  /// The text with nothing in it that Markdown or HTML takes for a mark.
  private static func plain(_ text: String) -> String {
    TerminalText.clean(text).map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }

  /// The text as code, also in a cell of a table.
  private static func code(_ text: String) -> String {
    let clean = TerminalText.clean(text)
    guard !clean.contains("`"), !clean.contains("|"), !clean.isEmpty else { return plain(clean) }
    return "`\(clean)`"
  }
}

extension PolicyEntry {
  /// What a reviewer says, in few words.
  var lint: String {
    let rules = Set(findings).sorted().map { rule in
      let count = findings.count { $0 == rule }
      return count == 1 ? rule : "\(rule) (\(count) times)"
    }
    return rules.isEmpty ? "no finding" : rules.joined(separator: ", ")
  }
}

extension PolicyEntry.Parameter {
  private var typeWords: String { ([declared.type] + declared.bounds).joined(separator: ", ") }

  /// Its row of a table: name, type, value, default and meaning.
  func cells(code: (String) -> String, text: (String) -> String) -> [String] {
    [
      code(declared.name), text(typeWords), value.map(code) ?? "the default",
      declared.fallback.map(code) ?? (declared.isRequired ? "required" : "none"), text(declared.about ?? ""),
    ]
  }
}
