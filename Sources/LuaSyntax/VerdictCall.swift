/// A place where a policy says something: a call of `deny` or `warn`.
package struct VerdictCall: Hashable, Sendable {
  /// Of the whole call.
  package var span: SourceSpan
  package var isDenial: Bool
  /// The code; `nil` where it is made when the script runs.
  package var code: String?
  /// The text for the person who asked; `nil` where it is made when the script runs, or missing.
  package var message: String?
  /// All that is handed over.
  package var arguments: [Expression]
}

extension SyntaxTree {
  /// The calls of `deny` and `warn` by these names, or by a local that stands for one of them and nothing else, in the
  /// order of the text.
  package var verdictCalls: [VerdictCall] {
    calls.compactMap { call in
      guard let name = globalName(of: call), name == "deny" || name == "warn" else { return nil }
      let texts = call.arguments.prefix(2).map(\.literalText)
      return VerdictCall(
        span: call.span, isDenial: name == "deny", code: texts.first ?? nil, message: texts.count > 1 ? texts[1] : nil,
        arguments: call.arguments)
    }
  }
}
