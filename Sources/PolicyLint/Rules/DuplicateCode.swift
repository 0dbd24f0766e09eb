internal import LuaSyntax
internal import PlainData

enum DuplicateCode: LintRule {
  static let id = "duplicate-code"
  static let sentence = "Two denials that say different things have different codes."
  static let explanation = """
    Apps, logs and tests tell denials apart by their code. Where one code stands for two reasons nobody can tell which it
    was, and a test of one passes by the other.
    """
  static let bad = LintExample(
    """
    --- Nobody is let in without an address, or from outside.
    return function(request)
      for _, person in ipairs(request.gains) do
        if not person.email then
          return deny("not-let-in", "People are let in by their address.")
        elseif person.email.domain ~= "example.com" then
          return deny(«"not-let-in", "Only our own people are let in.")
        end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is let in without an address, or from outside.
    return function(request)
      for _, person in ipairs(request.gains) do
        if not person.email then
          return deny("no-address", "People are let in by their address.")
        elseif person.email.domain ~= "example.com" then
          return deny("outside", "Only our own people are let in.")
        end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var first: [String: VerdictCall] = [:]
    return policy.tree.verdictCalls.compactMap { call in
      guard let code = call.code, let message = call.message, let span = call.arguments.first?.span else { return nil }
      guard let earlier = first[code] else {
        first[code] = call
        return nil
      }
      guard earlier.message != message else { return nil }
      let line = policy.text.line(of: earlier.span.start)
      return Remark(
        span, "the code \(quoted(code)) says something else in line \(line)", "give each reason a code of its own")
    }
  }
}
