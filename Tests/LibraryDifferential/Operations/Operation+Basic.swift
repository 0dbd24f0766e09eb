import TestSupport

extension Operation {
  private static let callables = [
    "returns its arguments", "returns nothing", "returns a number", "raises its first argument", "raises it as it is",
    "raises its arguments in a table",
    "string.rep", "math.max", "type", "select", "tonumber",
  ]

  private static let isNearLevel: @Sendable ([Argument]) -> Bool = { arguments in
    arguments.count < 2 || (!arguments[1].isObscureNumeral && (arguments[1].wholeValue ?? 0).magnitude < 4)
  }

  private static let hasNoLargeNumber: @Sendable ([Argument]) -> Bool = { arguments in
    !arguments.contains { $0.isObscureNumeral || ($0.wholeValue ?? 0).magnitude > 1000 }
  }

  private static let hasPlainKey: @Sendable ([Argument]) -> Bool = { $0.count < 2 || $0[1].isPlain }

  /// Otherwise the order of keys shows.
  private static let hasOneEntry: @Sendable ([Argument]) -> Bool = { arguments in
    if case .table(let entries)? = arguments.first { entries.count < 2 } else { true }
  }

  static let basic: [Operation] = [
    Operation("constants", weight: 1) { _ in [] },
    Operation("assert caught") { random in (0..<random.number(1...4)).map { _ in random.anything() } },
    Operation("assert") { random in (0..<random.number(0...4)).map { _ in random.anything() } },
    // A level further out depends on what calls the operation.
    Operation("error", isBounded: isNearLevel) { random in
      [random.anything()] + (random.once(in: 2) ? [.integer(Int64(random.number(-1...3)))] : [])
    },
    Operation("error at", isBounded: isNearLevel) { random in
      [.text(random.text()), .integer(Int64(random.number(-2...4)))]
    },
    Operation("pcall", isBounded: hasNoLargeNumber) {
      random in
      [.function(random.pick(callables))] + (0..<random.number(0...4)).map { _ in random.anything() }
    },
    Operation("rawequal") { random in
      let value = random.anything()
      if case .table = value { return random.once(in: 2) ? [value, .same(1)] : [value, value] }
      return [value, random.once(in: 2) ? value : random.anything()]
    },
    Operation("rawget") { random in
      let table = random.table()
      return [table, random.key(of: table)]
    },
    Operation("rawlen") { random in [random.once(in: 3) ? .text(random.text()) : random.table()] },
    Operation("rawset", isBounded: hasPlainKey) { random in
      let table = random.table()
      return [table, random.key(of: table), random.once(in: 3) ? .null : random.plain()]
    },
    Operation("select") { random in
      let count = random.number(0...6)
      let first = random.once(in: 4) ? Argument.text("#") : random.position(in: count)
      return [first] + (0..<count).map { _ in random.plain() }
    },
    Operation("tonumber", weight: 8) { random in
      guard random.once(in: 3) else { return [.text(random.numeral())] }
      return [.text(random.digitsOfAnyBase()), .integer(Int64(random.number(0...38)))]
    },
    Operation("tostring", weight: 4) { random in [random.once(in: 8) ? random.anything() : random.numeric()] },
    Operation("type") { random in random.once(in: 20) ? [] : [random.anything()] },
    Operation("ipairs", weight: 1) { random in [random.table()] },
    Operation("ipairs all") { random in [random.table()] },
    Operation("pairs") { random in [random.table()] },
    Operation("pairs while clearing") { random in [random.table(), random.once(in: 2) ? .null : random.plain()] },
    Operation("next", isBounded: hasOneEntry) {
      random in
      let entry = (key: Argument.text(random.text()), value: random.plain())
      let table = random.once(in: 4) ? Argument.table([]) : .table([entry])
      return [table] + (random.once(in: 2) ? [] : [random.once(in: 4) ? .null : random.key(of: table)])
    },
    Operation("next all") { random in [random.table()] },
  ]
}

extension SeededRandom {
  /// A key of the table, or another one.
  fileprivate mutating func key(of table: Argument) -> Argument {
    if case .table(let entries) = table, !entries.isEmpty, !once(in: 3) { return pick(entries).key }
    return once(in: 12) ? .null : plain()
  }
}
