internal import PlainData

extension PolicySetPage {
  /// The page as one file of HTML that needs no other.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; overflow-wrap: break-word }
    h2 { border-top: 1px solid #8888; margin-top: 2em; padding-top: 1em }
    .wide { overflow-x: auto; margin: 1em 0 }
    table { border-collapse: collapse }
    th, td { border: 1px solid #8888; padding: .3em .6em; text-align: left; vertical-align: top }
    td:last-child { min-width: 12em }
    code { font: .9em ui-monospace, monospace }
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    <p>Written by <code>sharewarden docs</code>; change the policies instead.</p>
    \(parts.map(Self.element).joined())</body>
    </html>

    """
  }

  private static func element(_ part: PagePart) -> String {
    switch part {
    case .policy(let id): "<h2 id=\"\(id)\">\(id)</h2>\n"
    case .heading(let text): "<h2>\(escaped(text))</h2>\n"
    case .paragraph(let text): "<p>\(escaped(text))</p>\n"
    case .list(let texts): "<ul>\n\(texts.map { "<li>\(element($0))</li>\n" }.joined())</ul>\n"
    case .table(let heading, let rows):
      "<div class=\"wide\"><table>\n" + row(heading.map { "<th scope=\"col\">\($0)</th>" })
        + rows.map { row($0.map { "<td>\(element($0))</td>" }) }.joined() + "</table></div>\n"
    }
  }

  private static func row(_ cells: [String]) -> String { "<tr>\(cells.joined())</tr>\n" }

  private static func element(_ text: PageText) -> String {
    switch text {
    case .plain(let text): escaped(text)
    case .code(let text): "<code>\(escaped(text))</code>"
    case .link(let id): "<a href=\"#\(id)\">\(id)</a>"
    }
  }

  private static func escaped(_ text: String) -> String { MarkupText.escaped(TerminalText.clean(text)) }
}
