/// A place where a script calls something.
package struct CallSite: Hashable, Sendable {
  /// Of the whole call.
  package var span: SourceSpan
  /// The call itself.
  package var call: Expression
  /// What is called, as it is written: `deny`, `string.format`; of a method its name with a colon before it: `:count`.
  /// `nil` where what is called is computed.
  package var name: String?
  /// Of a method without the object.
  package var arguments: [Expression]
}

extension SyntaxTree {
  /// Every call, plain or of a method, in the order of the text; one in the arguments of another comes after it.
  package var calls: [CallSite] {
    var calls: [CallSite] = []
    block.visitExpressions { if let call = CallSite($0) { calls.append(call) } }
    return calls
  }

  /// The name of the global, or the field of one, that is called: behind locals that stand for it and nothing else, such
  /// as `local deny = deny`. `nil` where a local of the script, a method or something computed is called.
  package func globalName(of call: CallSite) -> String? {
    guard case .call(let function, _) = call.call.kind else { return nil }
    return globalName(function)
  }

  /// The name of the global, or the field of one, that an expression stands for.
  package func globalName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .parenthesized(let inner): return globalName(inner)
    case .member(let of, let name):
      // The table of the globals itself goes by these.
      return globalName(of).map { ["_G", "_ENV"].contains($0) ? name.text : "\($0).\(name.text)" }
    case .variable(let name):
      guard let variable = scopes[name] else { return name.text }
      guard variable.kind == .local, let value = variable.fixedValue else { return nil }
      // A variable's value stands before it, so that this ends.
      return globalName(value)
    default: return nil
    }
  }
}

extension CallSite {
  /// `nil` where the expression is no call.
  package init?(_ expression: Expression) {
    switch expression.kind {
    case .call(let function, let arguments):
      self.init(span: expression.span, call: expression, name: function.dottedName, arguments: arguments)
    case .methodCall(_, let method, let arguments):
      self.init(span: expression.span, call: expression, name: ":\(method.text)", arguments: arguments)
    default: return nil
    }
  }
}
