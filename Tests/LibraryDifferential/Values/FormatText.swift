import TestSupport

extension SeededRandom {
  /// A format, and values for it.
  mutating func formatCall() -> [Argument] {
    var format: [UInt8] = []
    var values: [Argument] = []
    for _ in 0..<number(1...3) {
      if once(in: 3) { format += text(of: Array("ab \0é".utf8), upTo: 4) }
      let conversion = once(in: 30) ? byte() : pick("ddiiuuxXooccaaAAeEfffFgGgGsssssqqqp%")
      format += directive(conversion)
      if conversion != 0x25 { values.append(value(for: conversion)) }
    }
    if once(in: 30) && !values.isEmpty { values.removeLast() }
    return [.text(format)] + values
  }

  /// Mostly with the flags that the conversion takes.
  private mutating func directive(_ conversion: UInt8) -> [UInt8] {
    var bytes: [UInt8] = [0x25]
    guard !once(in: 3) else { return bytes + [conversion] }
    if once(in: 2) {
      let flags = Array((once(in: 8) ? "-+ #0" : Self.flags(of: conversion)).utf8)
      bytes += (0..<number(1...(once(in: 12) ? 20 : 3))).map { _ in pick(flags) }
    }
    let takesWidth = conversion != UInt8(ascii: "q") && conversion != UInt8(ascii: "%")
    let takesPrecision = takesWidth && conversion != UInt8(ascii: "c")
    if once(in: takesWidth ? 2 : 20) { bytes += Array(String(number(0...(once(in: 12) ? 120 : 30))).utf8) }
    if once(in: takesPrecision ? 2 : 20) {
      bytes.append(0x2E)
      if !once(in: 4) { bytes += Array(String(number(0...(once(in: 12) ? 120 : 20))).utf8) }
    }
    return bytes + [conversion]
  }

  private static func flags(of conversion: UInt8) -> String {
    switch conversion {
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "p"), UInt8(ascii: "q"): "-"
    case UInt8(ascii: "d"), UInt8(ascii: "i"): "-+ 0"
    case UInt8(ascii: "u"): "-0"
    case UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"): "-#0"
    default: "-+ #0"
    }
  }

  private mutating func value(for conversion: UInt8) -> Argument {
    if once(in: 20) { return anything() }
    switch conversion {
    case 0x63: return once(in: 4) ? .integer(integer()) : .integer(Int64(number(0...255)))
    case 0x73: return once(in: 2) ? .text(text()) : once(in: 6) ? .null : plain()
    case 0x71: return once(in: 6) ? .null : plain()
    case 0x64, 0x69, 0x6F, 0x75, 0x78, 0x58: return once(in: 6) ? numericOrNumeral() : .integer(integer())
    default: return once(in: 6) ? numericOrNumeral() : numeric()
    }
  }
}
