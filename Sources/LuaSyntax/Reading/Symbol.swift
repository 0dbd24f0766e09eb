/// What is written with other characters than letters.
enum Symbol: String, CaseIterable {
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case doubleSlash = "//"
  case percent = "%"
  case caret = "^"
  case hash = "#"
  case ampersand = "&"
  case tilde = "~"
  case bar = "|"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case equal = "=="
  case notEqual = "~="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
  case assign = "="
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case doubleColon = "::"
  case semicolon = ";"
  case colon = ":"
  case comma = ","
  case dot = "."
  case concatenate = ".."
  case ellipsis = "..."

  /// The longest that bytes start with, if they start with one.
  init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    let isDoubled = second == first
    let isEqual = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: "-"): self = .minus
    case UInt8(ascii: "*"): self = .star
    case UInt8(ascii: "/"): self = isDoubled ? .doubleSlash : .slash
    case UInt8(ascii: "%"): self = .percent
    case UInt8(ascii: "^"): self = .caret
    case UInt8(ascii: "#"): self = .hash
    case UInt8(ascii: "&"): self = .ampersand
    case UInt8(ascii: "~"): self = isEqual ? .notEqual : .tilde
    case UInt8(ascii: "|"): self = .bar
    case UInt8(ascii: "<"): self = isDoubled ? .shiftLeft : isEqual ? .lessOrEqual : .less
    case UInt8(ascii: ">"): self = isDoubled ? .shiftRight : isEqual ? .greaterOrEqual : .greater
    case UInt8(ascii: "="): self = isEqual ? .equal : .assign
    case UInt8(ascii: "("): self = .openParenthesis
    case UInt8(ascii: ")"): self = .closeParenthesis
    case UInt8(ascii: "{"): self = .openBrace
    case UInt8(ascii: "}"): self = .closeBrace
    case UInt8(ascii: "["): self = .openBracket
    case UInt8(ascii: "]"): self = .closeBracket
    case UInt8(ascii: ":"): self = isDoubled ? .doubleColon : .colon
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: "."): self = !isDoubled ? .dot : third == first ? .ellipsis : .concatenate
    default: return nil
    }
  }

  /// In bytes.
  var length: Int {
    switch self {
    case .ellipsis: 3
    case .doubleSlash, .shiftLeft, .shiftRight, .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .doubleColon,
      .concatenate:
      2
    default: 1
    }
  }
}
