internal import Glibc

extension Lexer {
  /// A numeral as Lua reads one: everything that could belong to it is taken, and then it is a number or a fault.
  mutating func numeral() -> Token.Kind {
    let start = at
    let isHexadecimal = byte(at) == UInt8(ascii: "0") && byte(at + 1) | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { at += 2 }
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    while true {
      if byte(at) | 0x20 == exponent {
        at += 1
        if byte(at) == UInt8(ascii: "+") || byte(at) == UInt8(ascii: "-") { at += 1 }
      } else if byte(at).hexadecimalValue != nil || byte(at) == UInt8(ascii: ".") {
        at += 1
      } else {
        break
      }
    }
    // A letter right behind a numeral belongs to it, and so spoils it.
    while byte(at).isNamePart { at += 1 }
    let digits = Array(bytes[start..<at])
    if let value = isHexadecimal ? Self.hexadecimal(digits.dropFirst(2)) : Self.decimal(digits) { return value }
    fault("ill-formed number", start, at)
    return .integer(0)
  }

  private static func decimal(_ digits: [UInt8]) -> Token.Kind? {
    let text = String(decoding: digits, as: UTF8.self)
    if digits.allSatisfy(\.isDigit) {
      if let value = Int64(text) { return .integer(value) }
    } else if !digits.allSatisfy({
      $0.isDigit
        || [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0)
    }) {
      return nil
    }
    return whole(text)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> Token.Kind? {
    guard !digits.isEmpty else { return nil }
    if digits.allSatisfy({ $0.hexadecimalValue != nil }) {
      // Integers wrap around.
      return .integer(
        Int64(bitPattern: digits.reduce(UInt64(0)) { $0 &* 16 &+ UInt64($1.hexadecimalValue ?? 0) }))
    }
    let mantissa = digits.prefix { $0 | 0x20 != UInt8(ascii: "p") }
    guard mantissa.contains(where: { $0.hexadecimalValue != nil }) else { return nil }
    return whole("0x" + String(decoding: digits, as: UTF8.self))
  }

  /// The number that the whole text is.
  private static func whole(_ text: String) -> Token.Kind? {
    text.withCString { start in
      var end: UnsafeMutablePointer<CChar>?
      let value = strtod(start, &end)
      guard let end, end > UnsafeMutablePointer(mutating: start), end.pointee == 0 else { return nil }
      return .number(value)
    }
  }
}
