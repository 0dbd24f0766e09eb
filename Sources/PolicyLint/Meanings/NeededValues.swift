internal import LuaSyntax

/// What must not be nil where it stands, as otherwise it is an error.
enum NeededValues {
  /// The places of arguments that functions need, from 0.
  private static let arguments: [String: [Int]] = [
    "ipairs": [0], "pairs": [0], "next": [0], "rawlen": [0], "any": [0, 1], "all": [0, 1], "count": [0, 1], "set": [0],
    "email": [0], "time": [0], "matches": [1],
    "string.byte": [0], "string.find": [0, 1], "string.format": [0], "string.gmatch": [0, 1], "string.gsub": [0, 1, 2],
    "string.len": [0], "string.lower": [0], "string.match": [0, 1], "string.rep": [0, 1], "string.reverse": [0],
    "string.sub": [0, 1], "string.upper": [0],
    "table.concat": [0], "table.insert": [0], "table.move": [0], "table.remove": [0], "table.sort": [0],
    "table.unpack": [0],
    "math.abs": [0], "math.ceil": [0], "math.floor": [0], "math.fmod": [0, 1], "math.max": [0, 1, 2, 3],
    "math.min": [0, 1, 2, 3], "math.modf": [0], "math.sqrt": [0], "math.ult": [0, 1],
    "utf8.codepoint": [0], "utf8.codes": [0], "utf8.len": [0], "utf8.offset": [0],
  ]

  static func of(_ expression: Expression, in script: ReviewedScript) -> [Expression] {
    switch expression.kind {
    case .member(let of, _), .index(let of, _), .unary(.length, let of), .unary(.minus, let of): [of]
    case .binary(let symbol, let left, let right, _) where symbol.needsValues: [left, right]
    case .call(let function, let handed): Self.handed(handed, to: script.tree.globalName(function) ?? "")
    case .methodCall(let of, let method, let handed):
      [of] + (isText(of, script) ? Self.handed([of] + handed, to: "string.\(method.text)").filter { $0 != of } : [])
    default: []
    }
  }

  /// The arguments that a function needs.
  private static func handed(_ handed: [Expression], to function: String) -> [Expression] {
    (arguments[function] ?? []).compactMap { $0 < handed.count ? handed[$0] : nil }
  }

  private static func isText(_ expression: Expression, _ script: ReviewedScript) -> Bool {
    switch script.meanings.meaning(of: expression) {
    case .text, .words: true
    default: false
    }
  }
}

extension BinaryOperator {
  /// Whether it is an error with nil.
  fileprivate var needsValues: Bool { ![.and, .or, .equal, .notEqual].contains(self) }

  /// Whether it makes a number or a text of what stands beside it.
  var makesValue: Bool { needsValues && !isOrder }
}
