/// What is written as in other languages, with the way out.
extension Parser {
  private static let words = [
    "continue": "write `goto continue`, and `::continue::` at the end of the loop",
    "elif": "write `elseif`", "elsif": "write `elseif`", "elseIf": "write `elseif`",
    "var": "write `local`", "let": "write `local`", "const": "write `local`",
    "def": "write `function`", "func": "write `function`", "fn": "write `function`",
    "switch": "write `if … elseif … end`", "case": "write `if … elseif … end`", "unless": "write `if not`",
    "foreach": "write `for _, x in ipairs(list) do`", "throw": "call `error`", "raise": "call `error`",
    "pass": "leave it out; a block may be empty", "endif": "write `end`", "fi": "write `end`", "done": "write `end`",
  ]
  /// How far before a loose word a comment is looked for, in bytes: a line may hold all of a script.
  private static let longestComment = 500
  static let commenting = "a comment begins with `--`"

  /// A comment as other languages begin it, where a statement could stand. It is passed over.
  mutating func skipBorrowedComment() -> Bool {
    guard isAt(.doubleSlash) || isAt(.hash) else { return false }
    let line = lexer.text.line(of: token.span.start)
    fault("`\(lexer.text.text(token.span))` begins no comment", remedy: Self.commenting)
    repeat { advance() } while token.kind != .end && lexer.text.line(of: token.span.start) == line
    return true
  }

  /// Says what is wrong with a value where a statement has to stand.
  mutating func refuse(loose value: Expression) {
    if case .variable(let name) = value.kind, let remedy = Self.words[name.text] {
      return fault("`\(name.text)` is no Lua", at: name.span, remedy: remedy)
    }
    let bytes = lexer.bytes
    let found = "expected a call or an assignment, found \(token.spelling(in: lexer.text))"
    if bytes[lastEnd...].starts(with: "--".utf8) {
      return fault(found, remedy: "write `x = x - 1`; what stands behind `--` is a comment")
    }
    let before = bytes[..<value.span.start].suffix(Self.longestComment).reversed().prefix { !$0.isLineEnd }
    let hasSlashes = zip(before, before.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == $0 }
    fault(found, remedy: hasSlashes ? Self.commenting : nil)
  }

  /// What to do where another word has to stand.
  func remedy(missing word: Keyword, after opening: Token?) -> String? {
    switch word {
    case .then where isAt(.assign), .do where isAt(.assign): "write `==` for \"equal\""
    case .then where isAt(.in): "write `any(list, function(x) return … end)`, or `set(list):has(x)`"
    case .then where isAt(.do), .then where isAt(.openBrace): "write `then`"
    case .end: elseRemedy(behind: opening)
    default: nil
    }
  }

  /// Where what closes something around a block stands in the block: an `end` is missing.
  mutating func isClosedTooEarly() -> Bool {
    guard isAt(.closeBrace) || isAt(.closeParenthesis) || isAt(.comma), closers.count > 1 else { return false }
    fault("expected a statement or `end`, found \(token.spelling(in: lexer.text))", remedy: elseRemedy(behind: nil))
    return true
  }

  private func elseRemedy(behind opening: Token?) -> String? {
    strayElse(behind: opening).map { "write `elseif` in line \($0), which needs no `end` of its own" }
  }

  /// The line of the first `else if` behind a word.
  private func strayElse(behind opening: Token?) -> Int? {
    elseIfs.first { $0 > opening?.span.start ?? -1 }.map { lexer.text.line(of: $0) }
  }
}
