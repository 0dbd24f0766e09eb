extension Parser {
  mutating func expression() -> Expression { expression(above: 0) }

  mutating func expressions() -> [Expression] {
    var list = [expression()]
    while take(.comma) { list.append(expression()) }
    return list
  }

  private func missing() -> Expression { Expression(.missing, SourceSpan(token.span.start, token.span.start)) }

  /// An expression whose operators bind tighter than `priority`.
  private mutating func expression(above priority: Int) -> Expression {
    deeper(missing()) { parser in
      parser.chain { parser in
        var left = parser.operand()
        while let (symbol, strength) = parser.binaryOperator(), strength.left > priority, parser.mayGrow() {
          let span = parser.token.span
          parser.advance()
          let right = parser.expression(above: strength.right)
          left = Expression(
            .binary(symbol, left, right, operatorSpan: span), SourceSpan(left.span.start, right.span.end))
        }
        return left
      }
    }
  }

  /// Reads a chain, whose links are counted from none.
  private mutating func chain(_ read: (inout Self) -> Expression) -> Expression {
    let outside = links
    links = 0
    defer { links = max(links, outside) }
    return read(&self)
  }

  /// Whether the chain that is read may have one link more.
  private mutating func mayGrow() -> Bool {
    links += 1
    guard links > Self.longestChain else { return true }
    fault("a chain of more than \(Self.longestChain) operators, fields or calls; give parts names of their own")
    skipAll()
    return false
  }

  private mutating func operand() -> Expression {
    let start = token.span.start
    guard let symbol = unaryOperator() else { return simple() }
    advance()
    let operand = expression(above: Strength.unary)
    return Expression(.unary(symbol, operand), SourceSpan(start, operand.span.end))
  }

  private mutating func simple() -> Expression {
    let span = token.span
    switch token.kind {
    case .integer(let value): return taken(.integer(value))
    case .number(let value): return taken(.number(value))
    case .string(let value): return taken(.string(value))
    case .keyword(.nil): return taken(.nil)
    case .keyword(.true): return taken(.true)
    case .keyword(.false): return taken(.false)
    case .symbol(.ellipsis):
      if variadic.last != true { fault("`...` stands outside of a function that takes any number of arguments") }
      return taken(.vararg)
    case .symbol(.openBrace): return table()
    case .keyword(.function):
      advance()
      let body = function(from: span.start, isMethod: false)
      return Expression(.function(body), body.span)
    default: return suffixed()
    }
  }

  private mutating func taken(_ kind: Expression.Kind) -> Expression {
    defer { advance() }
    return Expression(kind, token.span)
  }

  private mutating func primary() -> Expression {
    let open = token
    switch token.kind {
    case .name(let text):
      defer { advance() }
      return Expression(.variable(Name(text, token.span)), token.span)
    case .symbol(.openParenthesis):
      advance()
      let inner = expression()
      expect(.closeParenthesis, closing: open)
      return Expression(.parenthesized(inner), SourceSpan(open.span.start, lastEnd))
    default:
      fault("expected an expression, found \(token.spelling(in: lexer.text))")
      return missing()
    }
  }

  /// A name or something in brackets, with the fields and calls behind it.
  mutating func suffixed() -> Expression {
    chain { parser in
      var value = parser.primary()
      if value.kind == .missing { return value }
      while let kind = parser.suffix(of: value) {
        value = Expression(kind, SourceSpan(value.span.start, parser.lastEnd))
        guard parser.mayGrow() else { break }
      }
      return value
    }
  }

  private mutating func suffix(of value: Expression) -> Expression.Kind? {
    switch token.kind {
    case .symbol(.dot):
      advance()
      return .member(of: value, name: name())
    case .symbol(.openBracket):
      let open = token
      advance()
      let key = expression()
      expect(.closeBracket, closing: open)
      return .index(of: value, key: key)
    case .symbol(.colon):
      advance()
      let method = name()
      guard let arguments = arguments() else {
        fault("expected the arguments of `\(method.text)`, found \(token.spelling(in: lexer.text))")
        return .methodCall(object: value, method: method, arguments: [])
      }
      return .methodCall(object: value, method: method, arguments: arguments)
    default: return arguments().map { .call(function: value, arguments: $0) }
    }
  }

  /// What is handed to a call, if one stands here.
  private mutating func arguments() -> [Expression]? {
    switch token.kind {
    case .string, .symbol(.openBrace): return [simple()]
    case .symbol(.openParenthesis):
      let open = token
      advance()
      if take(.closeParenthesis) { return [] }
      let list = expressions()
      expect(.closeParenthesis, closing: open)
      return list
    default: return nil
    }
  }

  private mutating func table() -> Expression {
    let open = token
    advance()
    var fields: [TableField] = []
    while !isAt(.closeBrace), token.kind != .end {
      let before = token.span.start
      fields.append(field())
      guard take(.comma) || take(.semicolon) else { break }
      if token.span.start == before { break }
    }
    expect(.closeBrace, closing: open)
    return Expression(.table(fields), SourceSpan(open.span.start, lastEnd))
  }

  private mutating func field() -> TableField {
    let start = token.span.start
    var key = TableField.Key.position
    if case .name = token.kind, peek().kind == .symbol(.assign) {
      key = .name(name())
      advance()
    } else if isAt(.openBracket) {
      let open = token
      advance()
      key = .expression(expression())
      expect(.closeBracket, closing: open)
      expect(.assign)
    }
    let value = expression()
    return TableField(key: key, value: value, span: SourceSpan(start, max(start, lastEnd)))
  }

  /// A function from its parameters on.
  mutating func function(from start: Int, isMethod: Bool) -> FunctionBody {
    let opening = token
    var parameters: [Name] = []
    var isVariadic = false
    expect(.openParenthesis)
    if !isAt(.closeParenthesis) {
      repeat {
        if take(.ellipsis) {
          isVariadic = true
          break
        }
        parameters.append(name())
      } while take(.comma)
    }
    expect(.closeParenthesis, closing: opening)
    variadic.append(isVariadic)
    loops.append(0)
    let outside = elseIfs
    elseIfs = []
    defer { elseIfs = outside }
    let block = block(until: [.end])
    variadic.removeLast()
    loops.removeLast()
    expect(.end, closing: Token(kind: .keyword(.function), span: SourceSpan(start, start + 8)))
    return FunctionBody(
      parameters: parameters, isVariadic: isVariadic, isMethod: isMethod, block: block,
      span: SourceSpan(start, lastEnd))
  }
}
