import TestSupport

extension SeededRandom {
  /// A table whose length does not depend on how it is stored: a list with other keys, or one with gaps and whole
  /// numbers as its only keys.
  mutating func table() -> Argument {
    if once(in: 5) { return gappyList() }
    let values = listValues()
    var entries = values.enumerated().map { (key: Argument.integer(Int64($0.offset + 1)), value: $0.element) }
    guard once(in: 3) else { return .table(entries) }
    for _ in 0..<number(1...4) {
      let key: Argument =
        switch number(0...4) {
        case 0: .boolean(Bool.random(using: &self))
        case 1: .number(Double(number(-9...9)) + 0.5)
        case 2: .integer(-Int64(number(0...9)))
        default: .text(text())
        }
      entries.append((key, plain()))
    }
    return .table(entries)
  }

  private mutating func gappyList() -> Argument {
    .table(
      (0..<length(upTo: 20)).map { _ in
        let key = once(in: 15) ? integer() : Int64(number(-2...16))
        return (.integer(key), once(in: 6) ? .null : plain())
      })
  }

  mutating func listValues() -> [Argument] {
    let count = once(in: 50) ? number(20...300) : length(upTo: 20)
    switch number(0...3) {
    case 0: return (0..<count).map { _ in .integer(Int64(number(-30...30))) }
    case 1: return (0..<count).map { _ in .text(text(of: Array("abc\0é".utf8), upTo: 6)) }
    case 2: return (0..<count).map { _ in numeric() }
    default: return (0..<count).map { _ in plain() }
    }
  }

  /// Elements of one kind, any two of which are either the same or in order.
  mutating func sortableList() -> Argument {
    let count = once(in: 30) ? number(20...400) : length(upTo: 24)
    let isWide = once(in: 2)
    switch number(0...2) {
    case 0: return .list((0..<count).map { _ in .integer(isWide ? integer() : Int64(number(-9...9))) })
    case 1: return .list((0..<count).map { _ in .text(isWide ? text() : text(of: Array("ab\0é".utf8), upTo: 4)) })
    default:
      return .list(
        (0..<count).map { _ in
          let value = fraction()
          return .number(value.isNaN || value == 0 ? 0.25 : value)
        })
    }
  }

  mutating func size(of table: Argument) -> Int {
    if case .table(let entries) = table { return entries.count }
    return 0
  }
}
