/// Reads the words of a script one after the other. What is no word of Lua is a fault and passed over.
struct Lexer {
  let text: SourceText
  let bytes: [UInt8]
  var at: Int
  private(set) var comments: [Comment] = []
  private(set) var faults: [SyntaxFault] = []

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    at = 0
    skipStart()
  }

  /// Passes over what editors and shells put before a script. The compiler of policies takes neither.
  private mutating func skipStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      at = 3
      fault("the file begins with a byte order mark; save it as UTF-8 without one", 0, at)
    }
    let start = at
    guard byte(at) == UInt8(ascii: "#") else { return }
    while at < bytes.count, !bytes[at].isLineEnd { at += 1 }
    if byte(start + 1) == UInt8(ascii: "!") {
      fault("a first line for a shell is no Lua; remove it", start, at)
    } else {
      fault("`#` begins no comment", start, at, remedy: Parser.commenting)
    }
  }

  /// The byte at a place, 0 beyond the end: no word has a zero byte in it.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func fault(_ message: String, _ start: Int, _ end: Int, remedy: String? = nil) {
    faults.append(SyntaxFault(message: message, span: SourceSpan(start, min(end, bytes.count)), remedy: remedy))
  }

  mutating func next() -> Token {
    while at < bytes.count {
      let start = at
      switch bytes[at] {
      case UInt8(ascii: " "), 9...13: at += 1
      case UInt8(ascii: "-") where byte(at + 1) == UInt8(ascii: "-"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let content = quotedText()
        return Token(kind: .string(content), span: SourceSpan(start, at))
      case UInt8(ascii: "[") where longBracketLevel(at) != nil:
        let content = longText(what: "text")
        return Token(kind: .string(content), span: SourceSpan(start, at))
      case let byte where byte.isDigit || byte == UInt8(ascii: ".") && self.byte(at + 1).isDigit:
        let kind = numeral()
        return Token(kind: kind, span: SourceSpan(start, at))
      case let byte where byte.isNameStart: return word()
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"): skipBorrowedComment()
      default:
        if let borrowed = BorrowedSymbol.at(at, in: bytes) {
          if let token = take(borrowed) { return token }
        } else if let token = symbol() {
          return token
        } else {
          skipUnknown()
        }
      }
    }
    return Token(kind: .end, span: SourceSpan(bytes.count, bytes.count))
  }

  private mutating func word() -> Token {
    let start = at
    while byte(at).isNamePart { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    let span = SourceSpan(start, at)
    if let keyword = Keyword.named[word] { return Token(kind: .keyword(keyword), span: span) }
    return Token(kind: .name(word), span: span)
  }

  private mutating func symbol() -> Token? {
    guard let symbol = Symbol(bytes[at], byte(at + 1), byte(at + 2)) else { return nil }
    let start = at
    at += symbol.length
    return Token(kind: .symbol(symbol), span: SourceSpan(start, at))
  }

  private mutating func take(_ borrowed: BorrowedSymbol) -> Token? {
    let start = at
    at += borrowed.spelling.count
    fault("`\(String(decoding: borrowed.spelling, as: UTF8.self))` is no Lua", start, at, remedy: borrowed.remedy)
    return borrowed.meant.map { Token(kind: $0, span: SourceSpan(start, at)) }
  }

  /// Passes over `/* … */`.
  private mutating func skipBorrowedComment() {
    fault("`/*` begins no comment", at, at + 2, remedy: "a comment begins with `--`, and a long one is `--[[ … ]]`")
    at += 2
    while at < bytes.count, !(bytes[at] == UInt8(ascii: "*") && byte(at + 1) == UInt8(ascii: "/")) { at += 1 }
    at = min(at + 2, bytes.count)
  }

  /// One fault for a run of what is no Lua, such as letters beyond ASCII.
  private mutating func skipUnknown() {
    let start = at
    repeat { at += 1 } while at < bytes.count && bytes[at] >= 0x80 && bytes[start] >= 0x80
    fault(
      "unexpected \(bytes[start] >= 0x80 ? "character outside of a text" : "character")", start, at,
      remedy: StrangeCharacter.remedy(at: start, in: bytes))
  }

  private mutating func skipComment() {
    let start = at
    at += 2
    if longBracketLevel(at) != nil {
      let content = longText(what: "comment")
      let text = String(decoding: content, as: UTF8.self)
      comments.append(Comment(text: text, span: SourceSpan(start, at), isLong: true))
      return
    }
    while at < bytes.count, !bytes[at].isLineEnd { at += 1 }
    let text = String(decoding: bytes[start + 2..<at], as: UTF8.self)
    comments.append(Comment(text: text, span: SourceSpan(start, at), isLong: false))
  }

  /// How many `=` stand in the opening of a long bracket; `nil` where none opens.
  private func longBracketLevel(_ start: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "[") else { return nil }
    var end = start + 1
    while byte(end) == UInt8(ascii: "=") { end += 1 }
    return byte(end) == UInt8(ascii: "[") ? end - start - 1 : nil
  }

  private mutating func longText(what: String) -> [UInt8] {
    let start = at
    let level = longBracketLevel(at) ?? 0
    at += level + 2
    skipLineEnd()
    var content: [UInt8] = []
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "]"), closes(level) {
        at += level + 2
        return content
      }
      if bytes[at].isLineEnd {
        skipLineEnd()
        content.append(UInt8(ascii: "\n"))
      } else {
        content.append(bytes[at])
        at += 1
      }
    }
    fault("the long \(what) is not closed; end it with `]\(String(repeating: "=", count: level))]`", start, start + 2)
    return content
  }

  private func closes(_ level: Int) -> Bool {
    for place in 0..<level where byte(at + 1 + place) != UInt8(ascii: "=") { return false }
    return byte(at + 1 + level) == UInt8(ascii: "]")
  }

  /// Passes over one line end, if one is here; two different ones are one.
  mutating func skipLineEnd() {
    guard byte(at).isLineEnd else { return }
    let first = bytes[at]
    at += 1
    if byte(at).isLineEnd, bytes[at] != first { at += 1 }
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isDigit: Bool { (48...57).contains(self) }
  var isNameStart: Bool { (65...90).contains(self) || (97...122).contains(self) || self == UInt8(ascii: "_") }
  var isNamePart: Bool { isNameStart || isDigit }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}
