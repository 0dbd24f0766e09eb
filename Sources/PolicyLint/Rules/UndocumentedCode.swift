internal import LuaSyntax
internal import PlainData

enum UndocumentedCode: LintRule {
  static let id = "undocumented-code"
  static let sentence = "A policy's page names every code of it."
  static let explanation = """
    Whoever is turned away by a code looks it up in the README beside the policy. A code that is not there was forgotten,
    or the page is about an earlier policy.
    """
  static let bad = LintExample(
    """
    --- Links stay closed.
    return function(request)
      if request.after.isPublic then deny(«"public-link", "Links stay closed.") end
    end
    """, readme: "# Links stay closed\n\n`link`: somebody would open a link.\n")
  static let good = LintExample(
    """
    --- Links stay closed.
    return function(request)
      if request.after.isPublic then deny("public-link", "Links stay closed.") end
    end
    """, readme: "# Links stay closed\n\n`public-link`: somebody would open a link.\n")

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    guard let readme = policy.surroundings.readme else { return [] }
    // `links` is not named by `no-links`.
    let named = Set(readme.split { !($0.isLetter || $0.isNumber || $0 == "-") })
    var said: Set<String> = []
    return policy.tree.verdictCalls.compactMap { call in
      guard let code = call.code, let span = call.arguments.first?.span, !named.contains(code[...]),
        said.insert(code).inserted
      else { return nil }
      return Remark(
        span, "the code \(quoted(code)) is not in README.md", "say there when it comes, and what people can do")
    }
  }
}
