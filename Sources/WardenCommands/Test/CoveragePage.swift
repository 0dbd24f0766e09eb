internal import LuaSyntax
internal import PlainData
internal import PolicyTesting

/// Coverage as one page that needs nothing else: each policy's source, marked.
enum CoveragePage {
  static func text(_ policies: [PolicyCoverage]) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Coverage of policies</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
    table { border-collapse: collapse } td, th { padding: .2rem 1rem .2rem 0; text-align: left }
    pre { font: .85rem/1.5 ui-monospace, monospace; overflow-x: auto }
    .ran { background: #2a82 } .missed { background: #d335 } .preceded { background: #da25 }
    .n { opacity: .6; display: inline-block; width: 7rem; text-align: right; margin-right: 1rem; user-select: none }
    </style>
    </head>
    <body>
    <h1>Coverage of policies</h1>
    <p><span class="ran">ran</span>, <span class="preceded">denies, but always after another denial</span>,
    <span class="missed">never ran</span></p>
    <table>
    <tr><th>policy<th>lines<th>denials fired<th>parameters that no test varies</tr>
    \(policies.map(row).joined())</table>
    \(policies.map(section).joined())</body>
    </html>

    """
  }

  private static func row(_ policy: PolicyCoverage) -> String {
    let name = MarkupText.escaped(policy.policy)
    return "<tr><td><a href=\"#\(name)\">\(name)</a><td>\(policy.linesRun) of \(policy.lines.count)"
      + "<td>\(policy.denialsFired) of \(policy.denials.count)"
      + "<td>\(MarkupText.escaped(policy.constantParameters.joined(separator: ", ")))</tr>\n"
  }

  private static func section(_ policy: PolicyCoverage) -> String {
    let counts = Dictionary(uniqueKeysWithValues: policy.lines.map { ($0.line, $0.count) })
    let preceded = Set(policy.denials.filter { $0.state == .preceded }.map(\.line))
    let lines = (1...policy.text.lineCount).map { line in
      let count = counts[line]
      let mark = count == 0 ? "missed" : preceded.contains(line) ? "preceded" : count == nil ? "" : "ran"
      let number = "<span class=\"n\">\(count.map { "\($0)× " } ?? "")\(line)</span>"
      return "<span class=\"\(mark)\">\(number)\(MarkupText.escaped(policy.text.text(ofLine: line)))</span>\n"
    }
    return "<h2 id=\"\(MarkupText.escaped(policy.policy))\">\(MarkupText.escaped(policy.policy))</h2>\n"
      + "<p>\(MarkupText.escaped(TerminalText.clean(policy.file)))</p>\n<pre>\(lines.joined())</pre>\n"
  }
}
