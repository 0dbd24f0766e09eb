import ShareModel

/// JSON as a tree, members in the order they are given, written character by character: slow, and plain to see.
indirect enum OrderedTree {
  case word(String)
  case text(String)
  case list([OrderedTree])
  case object([(String, OrderedTree)])

  /// An object of the members that are there.
  static func members(_ pairs: [(String, OrderedTree?)]) -> OrderedTree {
    .object(pairs.compactMap { name, value in value.map { (name, $0) } })
  }

  static func texts(_ texts: [String]) -> OrderedTree { .list(texts.map { .text($0) }) }

  var json: String {
    switch self {
    case .word(let word): word
    case .text(let text): Self.quote(text)
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quote($0) + ":" + $1.json }.joined(separator: ",") + "}"
    }
  }

  private static let short: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f", "\r": "\\r",
  ]

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isSecond = scalar == "#" && previous == "#"
      if let short = short[scalar] {
        quoted += short
      } else if isSecond || isEscaped(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        quoted.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return quoted + "\""
  }

  private static func isEscaped(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x3C, 0x3E, 0x26, 0x7F...0x9F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}

extension OrderedTree {
  init?(_ text: String?) {
    guard let text else { return nil }
    self = .text(text)
  }

  init?(_ flag: Bool?) {
    guard let flag else { return nil }
    self = .word(String(flag))
  }

  init?(_ number: Int?) {
    guard let number else { return nil }
    self = .word(String(number))
  }

  init(_ label: Label) {
    switch label {
    case .boolean(let value): self = .word(String(value))
    case .integer(let value): self = .word(String(value))
    case .number(let value): self = .word(value.description)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.map { OrderedTree($0) })
    case .map(let labels): self = OrderedTree(labels)
    }
  }

  init(_ labels: Labels) { self = .object(labels.entries.map { ($0.name, OrderedTree($0.value)) }) }
}
