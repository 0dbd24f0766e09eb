internal import ShareWarden

/// What a page says, in whichever form it is written.
enum PagePart: Sendable {
  /// A policy by its id, which links lead to.
  case policy(String)
  case heading(String)
  case paragraph(String)
  case list([PageText])
  case table([String], [[PageText]])
}

/// A text of a page, as it was written by whoever wrote the policies.
enum PageText: Sendable {
  case plain(String)
  case code(String)
  /// Leads to a policy.
  case link(String)
}

extension PolicySetPage {
  var title: String { name.map { "Policies of \($0)" } ?? "Policies" }

  /// The page without its title.
  var parts: [PagePart] {
    let lint = findings.isEmpty ? [] : [PagePart.list([.plain("Lint of the whole set: \(Self.lint(findings))")])]
    let contents = PagePart.table(
      ["policy", "state", "what it asks"], entries.map { [.link($0.id), .plain($0.state), .plain($0.summary)] })
    let whole = tests.isEmpty ? [] : [.heading("Tests of the whole set"), Self.list(tests)]
    return lint + [contents] + entries.flatMap(Self.section) + whole
  }

  private static func section(_ entry: PolicyEntry) -> [PagePart] {
    var parts = [PagePart.policy(entry.id)]
    if !entry.summary.isEmpty { parts.append(.paragraph(entry.summary)) }
    parts.append(
      list(["State: \(entry.state)", "Actions: \(entry.actions)", "Lint: \(lint(entry.findings))"]))
    if !entry.parameters.isEmpty {
      parts.append(.table(["parameter", "type", "value", "default", "meaning"], entry.parameters.map(row)))
    }
    if !entry.verdicts.isEmpty {
      parts.append(.table(["code", "kind", "message"], entry.verdicts.map(row)))
    }
    return parts + (entry.tests.isEmpty ? [.paragraph("No tests.")] : [.paragraph("Tests say:"), list(entry.tests)])
  }

  private static func list(_ texts: [String]) -> PagePart { .list(texts.map { .plain($0) }) }

  private static func row(_ parameter: PolicyManifest.Parameter) -> [PageText] {
    let type = ([parameter.type] + parameter.bounds).joined(separator: ", ")
    let fallback = parameter.fallback.map(PageText.code) ?? .plain(parameter.isRequired ? "required" : "none")
    return [
      .code(parameter.name), .plain(type),
      (parameter.given ?? parameter.fallback).map(PageText.code) ?? .plain("none"), fallback,
      .plain(parameter.about ?? ""),
    ]
  }

  private static func row(_ verdict: PolicyEntry.Verdict) -> [PageText] {
    let made = PageText.plain("made when it runs")
    return [
      verdict.code.map(PageText.code) ?? made, .plain(verdict.isDenial ? "denial" : "warning"),
      verdict.message.map(PageText.plain) ?? made,
    ]
  }

  /// What a reviewer says, in few words.
  private static func lint(_ findings: [String]) -> String {
    let rules = Set(findings).sorted().map { rule in
      let count = findings.count { $0 == rule }
      return count == 1 ? rule : "\(rule) (\(count) times)"
    }
    return rules.isEmpty ? "no finding" : rules.joined(separator: ", ")
  }
}
