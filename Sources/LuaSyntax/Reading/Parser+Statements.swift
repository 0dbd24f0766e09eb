extension Parser {
  mutating func statement() -> Statement {
    let start = token.span.start
    let kind = statementKind()
    return Statement(kind, SourceSpan(start, max(start, lastEnd)))
  }

  private mutating func statementKind() -> Statement.Kind {
    let opening = token
    switch token.kind {
    case .keyword(.if): return ifStatement()
    case .keyword(.while):
      advance()
      let condition = expression()
      expect(.do)
      return .while(condition: condition, loopBlock(closing: opening))
    case .keyword(.do):
      advance()
      let block = block(until: [.end])
      expect(.end, closing: opening)
      return .do(block)
    case .keyword(.for): return forStatement()
    case .keyword(.repeat): return repeatStatement()
    case .keyword(.function): return functionStatement()
    case .keyword(.local): return localStatement()
    case .keyword(.return):
      advance()
      return .return(isAtBlockEnd || isAt(.semicolon) ? [] : expressions())
    case .keyword(.break):
      if loops.last == 0 { fault("`break` stands outside of a loop") }
      advance()
      return .break
    case .keyword(.goto):
      advance()
      return .goto(label: name())
    case .symbol(.doubleColon):
      advance()
      let label = name()
      expect(.doubleColon)
      return .label(label)
    default: return expressionStatement()
    }
  }

  private mutating func ifStatement() -> Statement.Kind {
    let opening = token
    var branches: [Branch] = []
    var otherwise: Block?
    repeat {
      let start = token.span.start
      advance()
      let condition = expression()
      expect(.then)
      let block = block(until: [.else, .elseif, .end])
      branches.append(Branch(condition: condition, block: block, span: SourceSpan(start, lastEnd)))
    } while isAt(.elseif)
    let place = token.span
    if take(.else) {
      if isAt(.if), lexer.text.line(of: place.start) == lexer.text.line(of: token.span.start) {
        elseIfs.append(place.start)
      }
      otherwise = block(until: [.end])
    }
    expect(.end, closing: opening)
    return .if(branches: branches, otherwise: otherwise)
  }

  private mutating func loopBlock(closing opening: Token) -> Block {
    loops[loops.count - 1] += 1
    let block = block(until: [.end])
    loops[loops.count - 1] -= 1
    expect(.end, closing: opening)
    return block
  }

  private mutating func repeatStatement() -> Statement.Kind {
    let opening = token
    advance()
    loops[loops.count - 1] += 1
    let block = block(until: [.until])
    loops[loops.count - 1] -= 1
    expect(.until, closing: opening)
    return .repeat(block, until: expression())
  }

  private mutating func forStatement() -> Statement.Kind {
    let opening = token
    advance()
    let first = name()
    if take(.assign) {
      let start = expression()
      expect(.comma)
      let limit = expression()
      let step = take(.comma) ? expression() : nil
      expect(.do)
      return .numericFor(
        variable: first, start: start, limit: limit, step: step, loopBlock(closing: opening))
    }
    var names = [first]
    while take(.comma) { names.append(name()) }
    expect(.in)
    let values = expressions()
    expect(.do)
    return .genericFor(variables: names, values: values, loopBlock(closing: opening))
  }

  private mutating func functionStatement() -> Statement.Kind {
    let start = token.span.start
    advance()
    let first = name()
    var target = Expression(.variable(first), first.span)
    while take(.dot) {
      let name = name()
      target = Expression(.member(of: target, name: name), SourceSpan(first.span.start, lastEnd))
    }
    let isMethod = take(.colon)
    if isMethod {
      let name = name()
      target = Expression(.member(of: target, name: name), SourceSpan(first.span.start, lastEnd))
    }
    return .function(target: target, function(from: start, isMethod: isMethod))
  }

  private mutating func localStatement() -> Statement.Kind {
    advance()
    let start = token.span.start
    if take(.function) {
      let name = name()
      return .localFunction(name: name, function(from: start, isMethod: false))
    }
    var variables: [LocalVariable] = []
    repeat {
      let name = name()
      variables.append(LocalVariable(name: name, attribute: attribute()))
    } while take(.comma)
    if variables.count(where: { $0.attribute == .close }) > 1 {
      fault("one `local` closes one variable at most", at: SourceSpan(start, lastEnd))
    }
    return .local(variables: variables, values: take(.assign) ? expressions() : [])
  }

  private mutating func attribute() -> LocalVariable.Attribute? {
    guard take(.less) else { return nil }
    let name = name()
    let attribute = LocalVariable.Attribute(rawValue: name.text)
    if attribute == nil, !name.text.isEmpty {
      fault("unknown attribute `\(name.text)`; there are `const` and `close`", at: name.span)
    }
    expect(.greater)
    return attribute
  }

  /// A call or an assignment.
  private mutating func expressionStatement() -> Statement.Kind {
    guard !skipBorrowedComment(), !isClosedTooEarly() else { return .missing }
    let first = suffixed()
    guard first.kind != .missing else { return .missing }
    if isAt(.assign) || isAt(.comma) {
      return assignment(to: first)
    }
    switch first.kind {
    case .call, .methodCall: return .call(first)
    default:
      refuse(loose: first)
      return .missing
    }
  }

  /// The compiler takes each target within the one before it.
  private mutating func assignment(to first: Expression) -> Statement.Kind {
    let outside = depth
    defer { depth = outside }
    var targets = [first]
    while take(.comma) {
      depth += 1
      guard isShallow() else { break }
      targets.append(suffixed())
    }
    for target in targets where !target.isAssignable && target.kind != .missing {
      fault("nothing can be assigned to this; a variable or a field can", at: target.span)
    }
    expect(.assign)
    return .assignment(targets: targets, values: expressions())
  }
}

extension Expression {
  fileprivate var isAssignable: Bool {
    switch kind {
    case .variable, .member, .index: true
    default: false
    }
  }
}
