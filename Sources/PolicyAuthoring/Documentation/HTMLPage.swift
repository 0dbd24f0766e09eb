internal import PlainData
internal import ShareWarden

extension PolicySetPage {
  /// The page as one file of HTML that needs no other.
  package var html: String {
    let rows = entries.map {
      ["<a href=\"#\($0.id)\">\($0.id)</a>", Self.escaped($0.state), Self.escaped($0.summary)]
    }
    let whole = tests.isEmpty ? "" : "<h2>Tests of the whole set</h2>\n\(Self.list(tests))"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Policies of \(Self.escaped(title))</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color-scheme: light dark }
      table { border-collapse: collapse; margin: 1em 0 }
      th, td { border: 1px solid #8888; padding: .3em .6em; text-align: left; vertical-align: top }
      code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
      </style>
      </head>
      <body>
      <h1>Policies of \(Self.escaped(title))</h1>
      \(Self.table(["policy", "state", "what it asks"], rows))\(entries.map(Self.section).joined())\(whole)</body>
      </html>

      """
  }

  private static func section(_ entry: PolicyEntry) -> String {
    var text = "<h2 id=\"\(entry.id)\">\(entry.id)</h2>\n"
    if !entry.summary.isEmpty { text += "<p>\(escaped(entry.summary))</p>\n" }
    text += "<p>State: \(escaped(entry.state)). Actions: \(escaped(entry.actions)). Lint: \(escaped(entry.lint)).</p>\n"
    if !entry.parameters.isEmpty {
      text += table(
        ["parameter", "type", "value", "default", "meaning"],
        entry.parameters.map { $0.cells(code: code, text: escaped) })
    }
    if !entry.verdicts.isEmpty {
      text += table(
        ["code", "", "message"],
        entry.verdicts.map { [code($0.code), $0.isDenial ? "denial" : "warning", escaped($0.message)] })
    }
    return text + (entry.tests.isEmpty ? "<p>No tests.</p>\n" : "<p>Tests say:</p>\n" + list(entry.tests))
  }

  private static func table(_ heading: [String], _ rows: [[String]]) -> String {
    let head = "<tr>\(heading.map { "<th>\($0)</th>" }.joined())</tr>\n"
    return "<table>\n\(head)" + rows.map { "<tr>\($0.map { "<td>\($0)</td>" }.joined())</tr>\n" }.joined()
      + "</table>\n"
  }

  private static func list(_ items: [String]) -> String {
    "<ul>\n\(items.map { "<li>\(escaped($0))</li>\n" }.joined())</ul>\n"
  }

  private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  private static func escaped(_ text: String) -> String {
    TerminalText.clean(text).map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(character)
      }
    }.joined()
  }
}
