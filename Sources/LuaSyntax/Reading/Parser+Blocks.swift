extension Parser {
  /// The words that end a block.
  private static let ends: Set<Keyword> = [.else, .elseif, .end, .until]
  /// The words that start a statement for sure.
  private static let starts: Set<Keyword> = [
    .local, .if, .for, .while, .repeat, .function, .return, .do, .goto, .break,
  ]

  /// Statements up to a word that ends this block, or one around it.
  ///
  /// - Parameter closers: the words that end this one.
  mutating func block(until closers: Set<Keyword>) -> Block {
    let start = lastEnd
    self.closers.append(closers)
    defer { self.closers.removeLast() }
    var statements: [Statement] = []
    var labels = 0
    while token.kind != .end {
      if let word = endingWord {
        if self.closers.contains(where: { $0.contains(word) }) { break }
        fault("unexpected `\(word.rawValue)`; nothing that it could end is open")
        advance()
        continue
      }
      if take(.semicolon) { continue }
      let place = token.span.start
      // The compiler takes a label within the one right before it.
      labels = isAt(.doubleColon) ? labels + 1 : 0
      depth += max(0, labels - 1)
      let statement = deeper(Statement(.missing, token.span)) { $0.statement() }
      depth -= max(0, labels - 1)
      statements.append(statement)
      if case .return = statement.kind {
        _ = take(.semicolon)
        if token.kind != .end, endingWord == nil { fault("`return` has to be the last statement of its block") }
      }
      // Nothing was read: pass over the word, so that reading ends.
      if token.span.start == place, token.kind != .end { advance() }
      if statement.kind == .missing { skipToStatement() }
    }
    return Block(statements, SourceSpan(start, max(start, lastEnd)))
  }

  /// The word here, if it ends a block.
  private var endingWord: Keyword? {
    if case .keyword(let word) = token.kind, Self.ends.contains(word) { word } else { nil }
  }

  var isAtBlockEnd: Bool { token.kind == .end || endingWord != nil }

  /// Passes over words until one that starts or ends a statement: for sure, or since a line starts with a name.
  private mutating func skipToStatement() {
    while !isAtBlockEnd, !isAt(.semicolon) {
      if case .keyword(let word) = token.kind, Self.starts.contains(word) { return }
      if case .name = token.kind, startsLine { return }
      advance()
    }
  }

  /// Whether the word here is the first of its line.
  private var startsLine: Bool { lexer.bytes[lastEnd..<max(lastEnd, token.span.start)].contains(where: \.isLineEnd) }
}
