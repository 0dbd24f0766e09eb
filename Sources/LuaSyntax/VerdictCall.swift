/// A place where a policy says something: a call of `deny` or `warn`.
package struct VerdictCall: Hashable, Sendable {
  /// Of the whole call.
  package var span: SourceSpan
  package var isDenial: Bool
  /// The code; `nil` where it is made when the script runs.
  package var code: String?
  /// The text for the person who asked; `nil` where it is made when the script runs, or missing.
  package var message: String?
}

extension SyntaxTree {
  /// The calls of `deny` and `warn` by these names, in the order of the text.
  package var verdictCalls: [VerdictCall] {
    var calls: [VerdictCall] = []
    block.visitExpressions { expression in
      guard case .call(let function, let arguments) = expression.kind, case .variable(let name) = function.kind,
        name.text == "deny" || name.text == "warn"
      else { return }
      let texts = arguments.prefix(2).map(\.literalText)
      calls.append(
        VerdictCall(
          span: expression.span, isDenial: name.text == "deny", code: texts.first ?? nil,
          message: texts.count > 1 ? texts[1] : nil))
    }
    return calls.sorted { $0.span.start < $1.span.start }
  }
}

extension Expression {
  /// The text that it is, if it is one and nothing is computed.
  package var literalText: String? {
    switch kind {
    case .string(let bytes): String(decoding: bytes, as: UTF8.self)
    case .parenthesized(let inner): inner.literalText
    default: nil
    }
  }
}
