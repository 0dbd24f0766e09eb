import TestSupport

extension Operation {
  static let tables: [Operation] = [
    Operation("table.concat", weight: 4) { random in
      let list =
        random.once(in: 3)
        ? random.table() : Argument.list((0..<random.length(upTo: 20)).map { _ in random.writable() })
      let size = random.size(of: list)
      return [list] + (random.once(in: 4) ? [] : [random.once(in: 6) ? .null : .text(random.text())])
        + (0..<random.number(0...2)).map { _ in random.position(in: size) }
    },
    Operation("table.insert", weight: 4) { random in
      let list = random.table()
      return random.once(in: 2)
        ? [list, random.plain()] : [list, random.position(in: random.size(of: list)), random.plain()]
    },
    Operation("table.remove", weight: 4) { random in
      let list = random.table()
      return random.once(in: 3) ? [list] : [list, random.position(in: random.size(of: list))]
    },
    Operation("table.move", weight: 4, isBounded: isBoundedMove) { random in
      let list = random.table()
      let size = random.size(of: list)
      return [list] + (0..<3).map { _ in random.position(in: size) }
        + (random.once(in: 2) ? [] : [random.once(in: 3) ? .same(1) : random.table()])
    },
    Operation("table.pack") { random in (0..<random.length(upTo: 10)).map { _ in random.anything() } },
    Operation("table.unpack", weight: 4, isBounded: isBoundedUnpacking) { random in
      let list = random.table()
      return [list] + (0..<random.number(0...2)).map { _ in random.position(in: random.size(of: list)) }
    },
  ]

  static let sorting: [Operation] = [
    Operation("table.sort", weight: 4, isBounded: isInOneOrder) { random in
      [random.sortableList()] + (random.once(in: 2) ? [] : [.function(random.pick(["before", "after"]))])
    },
    Operation("sort by tens", isBounded: isListOfIntegers) { random in
      [.list((0..<random.length(upTo: 60)).map { _ in .integer(Int64(random.number(-99...99))) })]
    },
    Operation("sort in disorder") { random in
      let comparators = ["always", "not after", "returns nothing", "returns a number", "raises its first argument"]
      return [random.sortableList(), .function(random.pick(comparators))]
    },
  ]

  /// Whether elements that compare equal look equal: sorting is not stable.
  private static let isInOneOrder: @Sendable ([Argument]) -> Bool = { arguments in
    if arguments.count > 1, case .function(let name) = arguments[1], !["before", "after"].contains(name) {
      return false
    }
    guard case .table(let entries)? = arguments.first else { return true }
    var kinds: Set<Int> = []
    for entry in entries {
      switch entry.value {
      case .integer: kinds.insert(0)
      case .number(let value) where value == 0 || value.isNaN: return false
      case .number: kinds.insert(1)
      default: break
      }
    }
    return kinds.count < 2
  }

  private static let isListOfIntegers: @Sendable ([Argument]) -> Bool = { arguments in
    guard case .table(let entries)? = arguments.first else { return true }
    return entries.allSatisfy { if case .integer = $0.value { true } else { false } }
  }

  /// The stock library goes through whatever range it is given, except where the count overflows.
  private static let isBoundedMove: @Sendable ([Argument]) -> Bool = { arguments in
    if arguments.contains(where: \.isObscureNumeral) { return false }
    guard arguments.count > 3, let first = arguments[1].wholeValue, let last = arguments[2].wholeValue else {
      return true
    }
    let (span, overflows) = last.subtractingReportingOverflow(first)
    return overflows || span < 400 || (first <= 0 && last >= Int64.max &+ first)
  }

  /// Near the size of the Lua stack it matters how deep the caller is.
  private static let isBoundedUnpacking: @Sendable ([Argument]) -> Bool = { arguments in
    if arguments.contains(where: \.isObscureNumeral) { return false }
    let first = arguments.count > 1 ? arguments[1].wholeValue ?? 1 : 1
    guard arguments.count > 2, let last = arguments[2].wholeValue else {
      return first > -2000 || first < -2_000_000
    }
    let (span, overflows) = last.subtractingReportingOverflow(first)
    return overflows || span < 2000 || span > 2_000_000
  }
}

extension SeededRandom {
  fileprivate mutating func writable() -> Argument { once(in: 3) ? numeric() : .text(text()) }
}
