/// Reads a script's grammar. It goes on behind a fault, with the next statement.
struct Parser {
  /// Blocks, brackets and functions within one another, as many as the compiler takes.
  static let deepest = 199
  /// Operators, fields and calls that may be around one place, so that an ordinary stack suffices for every walk over
  /// the tree. The compiler has no such limit.
  static let longestChain = 2000

  var lexer: Lexer
  var token: Token
  /// The word behind `token`, once it was looked at.
  private var ahead: Token?
  /// Where the word before `token` ends.
  private(set) var lastEnd = 0
  /// How deep within others this place is.
  var depth = 0
  /// Operators, fields and calls around the deepest place of what was read since the chain around it began.
  var links = 0
  private var faults: [SyntaxFault] = []
  /// Where the latest fault was said: one place is said to be wrong once.
  private var latestFault = -1
  /// The functions around this place, whether each takes `...`.
  var variadic = [true]
  /// How many loops of the innermost function are around this place, and of those outside it.
  var loops = [0]
  /// The words that end the blocks around this place.
  var closers: [Set<Keyword>] = []
  /// Where `else if` stands on one line in the innermost function, which may have been meant as `elseif`.
  var elseIfs: [Int] = []

  init(_ text: SourceText) {
    lexer = Lexer(text)
    token = lexer.next()
  }

  mutating func tree() -> SyntaxTree {
    let statements = block(until: []).statements
    let block = Block(statements, SourceSpan(0, lexer.bytes.count))
    var resolver = Resolver(lexer.text)
    let scopes = resolver.scopes(of: block)
    let all = (faults + lexer.faults + resolver.faults).sorted { $0.span.start < $1.span.start }
    return SyntaxTree(text: lexer.text, block: block, comments: lexer.comments, faults: all, scopes: scopes)
  }

  // MARK: Words

  mutating func advance() {
    lastEnd = token.span.end
    token = ahead ?? lexer.next()
    ahead = nil
  }

  mutating func peek() -> Token {
    if let ahead { return ahead }
    let next = lexer.next()
    ahead = next
    return next
  }

  func isAt(_ keyword: Keyword) -> Bool { token.kind == .keyword(keyword) }
  func isAt(_ symbol: Symbol) -> Bool { token.kind == .symbol(symbol) }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  mutating func take(_ symbol: Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    advance()
    return true
  }

  /// Takes a word that has to be here.
  ///
  /// - Parameter opening: the word that it closes, for the message.
  mutating func expect(_ keyword: Keyword, closing opening: Token? = nil) {
    guard !take(keyword) else { return }
    expected("`\(keyword.rawValue)`", closing: opening, remedy: remedy(missing: keyword, after: opening))
  }

  mutating func expect(_ symbol: Symbol, closing opening: Token? = nil) {
    if !take(symbol) { expected("`\(symbol.rawValue)`", closing: opening) }
  }

  mutating func name() -> Name {
    if case .name(let text) = token.kind {
      let span = token.span
      advance()
      return Name(text, span)
    }
    expected("a name")
    return Name("", SourceSpan(token.span.start, token.span.start))
  }

  // MARK: Faults

  private mutating func expected(_ what: String, closing opening: Token? = nil, remedy: String? = nil) {
    var message = "expected \(what), found \(token.spelling(in: lexer.text))"
    if let opening {
      message += "; it closes \(opening.spelling(in: lexer.text)) of line \(lexer.text.line(of: opening.span.start))"
    }
    fault(message, remedy: remedy)
  }

  mutating func fault(_ message: String, at span: SourceSpan? = nil, remedy: String? = nil) {
    let span = span ?? token.span
    guard span.start != latestFault, !isBehindFault(span) else { return }
    latestFault = span.start
    faults.append(SyntaxFault(message: message, span: span, remedy: remedy))
  }

  /// Whether something that is no word was passed over right before: then that is what is wrong.
  private func isBehindFault(_ span: SourceSpan) -> Bool {
    let recent = lexer.faults.reversed().prefix { $0.span.start >= lastEnd }
    return span == token.span && recent.contains { $0.span.end <= span.start }
  }

  /// Reads something that may hold more of its kind, unless it is too deep within others: then all up to the end is
  /// passed over.
  mutating func deeper<Result>(_ missing: Result, _ read: (inout Self) -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return isShallow() ? read(&self) : missing
  }

  /// Whether this place may hold more of its kind.
  mutating func isShallow() -> Bool {
    guard depth > Self.deepest else { return true }
    fault("nested too deep; give parts names of their own")
    skipAll()
    return false
  }

  mutating func skipAll() { while token.kind != .end { advance() } }
}

extension SyntaxTree {
  /// Reads a script. What is no Lua is among the faults, and what stands around it in the tree.
  package init(parsing bytes: [UInt8]) {
    var parser = Parser(SourceText(bytes))
    self = parser.tree()
  }
}
