/// A word of the language, as the lexer tells it apart.
struct Token: Equatable {
  enum Kind: Equatable {
    case name(String)
    case keyword(Keyword)
    case integer(Int64)
    case number(Double)
    /// The bytes that the text stands for.
    case string([UInt8])
    case symbol(Symbol)
    case end
  }

  var kind: Kind
  var span: SourceSpan
}

enum Keyword: String, CaseIterable {
  case and, `break`, `do`, `else`, elseif, end, `false`, `for`, function, goto, `if`, `in`, local, `nil`, not, or
  case `repeat`, `return`, then, `true`, until, `while`

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Token {
  /// How a message names it.
  func spelling(in text: SourceText) -> String {
    if kind == .end { return "the end of the file" }
    let written = text.text(span)
    return "`\(written.count > 40 ? written.prefix(40) + "…" : written[...])`"
  }
}
