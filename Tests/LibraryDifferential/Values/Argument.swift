/// A value to call a library function with.
package enum Argument: Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case text([UInt8])
  /// Keys and values in the order in which the table is filled. They are no tables or functions.
  case table([(key: Argument, value: Argument)])
  /// The table that is the argument of that number, from 1.
  case same(Int)
  /// The operation of that name.
  case function(String)

  static func text(_ text: String) -> Argument { .text(Array(text.utf8)) }

  static func list(_ values: [Argument]) -> Argument {
    .table(values.enumerated().map { (.integer(Int64($0.offset + 1)), $0.element) })
  }

  var isPlain: Bool {
    switch self {
    case .table, .same, .function: false
    default: true
    }
  }

  /// What Lua takes for an integer; nil where it takes none.
  var wholeValue: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    case .text(let bytes): Int64(String(decoding: bytes, as: UTF8.self))
    default: nil
    }
  }

  /// Whether it may read as an integer that `wholeValue` does not know: hexadecimal, with blanks, an exponent.
  var isObscureNumeral: Bool {
    guard case .text(let bytes) = self else { return false }
    return wholeValue == nil && bytes.contains { (0x30...0x39).contains($0) }
  }
}

extension Argument: CustomStringConvertible {
  /// As Lua would write it.
  package var description: String {
    switch self {
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): value.sign == .minus && value.isNaN ? "-nan" : "\(value)"
    case .text(let bytes): Self.quoted(bytes)
    case .table(let entries): "{" + entries.map { "[\($0.key)]=\($0.value)" }.joined(separator: ", ") + "}"
    case .same(let number): "argument \(number)"
    case .function(let name): "<\(name)>"
    }
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    let characters = bytes.prefix(400).map { byte in
      (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
        ? String(UnicodeScalar(byte)) : "\\x" + String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst()
    }
    return "\"\(characters.joined())\"" + (bytes.count > 400 ? " and \(bytes.count - 400) bytes more" : "")
  }
}
