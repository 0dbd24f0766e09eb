/// A text of Lua in pieces: names, numbers, strings, operators; white space and comments stay with what follows them.
struct LuaTokens {
  enum Kind { case name, keyword, number, text, symbol }

  struct Token {
    var kind: Kind
    /// White space and comments before it.
    var lead: [UInt8]
    var text: [UInt8]
  }

  var tokens: [Token] = []

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not",
    "or", "repeat", "return", "then", "true", "until", "while",
  ]
  private static let symbols = ["...", "..", "==", "~=", "<=", ">=", "<<", ">>", "//", "::"].map { Array($0.utf8) }

  init(_ source: [UInt8]) {
    var at = 0
    while at < source.count {
      let start = at
      at = Self.endOfLead(source, at)
      guard at < source.count else { return }
      let first = at
      let kind = Self.read(source, &at)
      tokens.append(Token(kind: kind, lead: Array(source[start..<first]), text: Array(source[first..<at])))
    }
  }

  var source: [UInt8] {
    tokens.reduce(into: []) { bytes, token in
      bytes +=
        token.lead.isEmpty && bytes.last.map(Self.isWord) == true && token.text.first.map(Self.isWord) == true
        ? [0x20] : token.lead
      bytes += token.text
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  private static func endOfLead(_ source: [UInt8], _ start: Int) -> Int {
    var at = start
    while at < source.count {
      if source[at] <= 0x20 {
        at += 1
      } else if source[at...].starts(with: "--".utf8) {
        while at < source.count, source[at] != 0x0A { at += 1 }
      } else {
        break
      }
    }
    return at
  }

  private static func read(_ source: [UInt8], _ at: inout Int) -> Kind {
    let first = source[at]
    if (0x30...0x39).contains(first) {
      while at < source.count, isWord(source[at]) || source[at] == 0x2E { at += 1 }
      return .number
    }
    if isWord(first) {
      let start = at
      while at < source.count, isWord(source[at]) { at += 1 }
      return keywords.contains(String(decoding: source[start..<at], as: UTF8.self)) ? .keyword : .name
    }
    if first == 0x22 || first == 0x27 {
      at += 1
      while at < source.count, source[at] != first, source[at] != 0x0A { at += source[at] == 0x5C ? 2 : 1 }
      at = min(at + 1, source.count)
      return .text
    }
    let rest = source[at...]
    at += symbols.first { rest.starts(with: $0) }?.count ?? 1
    return .symbol
  }
}
