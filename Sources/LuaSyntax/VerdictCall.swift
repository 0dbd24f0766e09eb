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

  /// Where `deny`, or `warn`, is handed on as a value, so that its calls can't be told: as an argument, in a table.
  package func looseUses(of verdict: String) -> [SourceSpan] {
    var told: Set<SourceSpan> = []
    for call in calls {
      if case .call(let function, _) = call.call.kind { told.insert(function.bare.span) }
    }
    for variable in scopes.variables where variable.kind == .local {
      if let value = variable.fixedValue { told.insert(value.bare.span) }
    }
    var loose: [SourceSpan] = []
    block.visitExpressions { expression in
      if case .parenthesized = expression.kind { return }
      guard globalName(expression) == verdict, !told.contains(expression.span) else { return }
      loose.append(expression.span)
    }
    return loose
  }
}

extension Expression {
  /// Without parentheses around it.
  fileprivate var bare: Expression {
    if case .parenthesized(let inner) = kind { inner.bare } else { self }
  }
}
