extension ScriptWriter {
  /// An expression, mostly of the kind.
  mutating func value(_ kind: ValueKind, _ depth: Int) -> String {
    if random.chance(6) { return literal(self.kind()) }
    if random.chance(35), let name = name(of: kind) { return name }
    if depth <= 0 || random.chance(25) { return literal(kind) }
    switch kind {
    case .number, .integer: return number(depth - 1)
    case .text: return text(depth - 1)
    case .boolean: return boolean(depth - 1)
    case .table: return table(depth - 1)
    case .function: return function(depth)
    case .view: return random.chance(70) ? literal(.view) : call(giving: .view, depth - 1)
    case .time: return time(depth - 1)
    case .pattern, .format, .code: return literal(kind)
    case .any: return any(depth - 1)
    }
  }

  mutating func values(_ depth: Int) -> String {
    (0...random.below(3)).map { _ in value(kind(), depth - 1) }.joined(separator: ", ")
  }

  mutating func literal(_ kind: ValueKind) -> String {
    switch kind {
    case .number: random.pick(Literals.numbers)
    case .integer: random.pick(random.chance(70) ? Literals.smallIntegers : Literals.numbers)
    case .text: random.pick(Literals.texts)
    case .boolean: random.pick(["true", "false", "nil"])
    case .table:
      random.pick(["{}", "{1, 2, 3}", "{3, nil, 1}", "{\"b\", \"a\"}", "{[1 << 40] = 1}", "{n = 1, n = 2}", "T"])
    case .function: random.chance(60) ? random.pick(LibraryFunction.all).name : "function(...) return ... end"
    case .view: "request.\(random.pick(AttackWorld.places))"
    case .time: random.pick(["request.time", "request.edges[8]", "request.edges[9]"])
    case .pattern: quoted(Literals.patternPieces, upTo: 5)
    case .format: quoted(Literals.formatPieces, upTo: 4)
    case .code: random.pick(Literals.codes)
    case .any: random.pick(["nil", "1", "\"x\"", "{}", "true", "T", "0.5", "G"])
    }
  }

  private mutating func quoted(_ pieces: [String], upTo most: Int) -> String {
    let text = (0...random.below(most)).map { _ in random.pick(pieces) }.joined()
    return random.chance(4) ? "(\"\(text)\"):rep(\(random.pick(["2", "9", "40", "300"])))" : "\"\(text)\""
  }

  private mutating func number(_ depth: Int) -> String {
    switch random.below(8) {
    case 0: return "#\(operand(value(random.chance(50) ? .text : .table, depth)))"
    case 1: return "-\(operand(value(.number, depth)))"
    case 2: return "tonumber(\(value(.text, depth)))"
    case 3: return method(depth)
    case 4, 5: return call(giving: .number, depth)
    default:
      // Powers are refused unless they are exact, so that few are written.
      let operators = Literals.binaryOperators.prefix(random.chance(2) ? 12 : 6)
      return "(\(value(.number, depth)) \(random.pick(operators)) \(value(.number, depth)))"
    }
  }

  private mutating func text(_ depth: Int) -> String {
    switch random.below(5) {
    case 0: "(\(value(.text, depth)) .. \(value(.text, depth)))"
    case 1: "tostring(\(value(.any, depth)))"
    case 2: "table.concat(\(value(.table, depth)), \(value(.text, depth)))"
    default: call(giving: .text, depth)
    }
  }

  private mutating func boolean(_ depth: Int) -> String {
    switch random.below(4) {
    case 0: "not \(operand(value(.any, depth)))"
    case 1: call(giving: .boolean, depth)
    default: "(\(value(.any, depth)) \(random.pick(Literals.binaryOperators.suffix(8))) \(value(.any, depth)))"
    }
  }

  private mutating func table(_ depth: Int) -> String {
    if random.chance(25) { return call(giving: .table, depth) }
    if random.chance(15) { return literal(.view) }
    let entries = (0..<random.below(5)).map { _ in
      switch random.below(5) {
      case 0: "\(random.pick(Literals.fields)) = \(value(.any, depth))"
      case 1: "[\(value(.number, depth))] = \(value(.any, depth))"
      case 2: "..."
      default: value(.any, depth)
      }
    }
    // Dots stand only where there are some: within a function of their own.
    let list = entries.map { $0 == "..." ? "(function(...) return ... end)(1, nil, 3)" : $0 }
    return "{\(list.joined(separator: ", "))}"
  }

  mutating func function(_ depth: Int) -> String {
    let a = fresh(.any, prefix: "a")
    let b = fresh(.any, prefix: "b")
    names += [a, b]
    let body = block(1 + random.below(2), depth: depth - 1)
    let result =
      random.chance(70) ? "return \(random.chance(30) ? "\(a.text) < \(b.text)" : value(kind(), depth - 1))" : ""
    names.removeLast(2)
    return "function(\(a.text), \(b.text)) \(body)\(result) end"
  }

  private mutating func time(_ depth: Int) -> String {
    let unit = random.pick(["days", "hours", "minutes", "seconds", "weeks"])
    return random.chance(50)
      ? "time(\(value(.text, depth)))" : "\(literal(.time)):add{\(unit) = \(value(.integer, depth))}"
  }

  private mutating func any(_ depth: Int) -> String {
    switch random.below(6) {
    case 0: "\(operand(value(.table, depth))).\(random.pick(Literals.fields))"
    case 1: "\(operand(value(.view, depth)))[\(value(.any, depth))]"
    case 2: method(depth)
    case 3: "(\(value(.any, depth)) \(random.pick(["and", "or"])) \(value(.any, depth)))"
    case 4: "(\(value(.function, depth)))(\(values(depth)))"
    default: value(kind(), depth)
    }
  }

  mutating func method(_ depth: Int) -> String {
    switch random.below(6) {
    case 0, 1:
      let filters = ["role", "permission", "acceptanceStatus", "where", "wher"].filter { _ in random.chance(40) }
      let entries = filters.map { name in
        name == "where"
          ? "where = \(value(.function, depth))"
          : "\(name) = \(random.pick(["\"owner\"", "\"readWrite\"", "\"pending\"", "\"removed\"", "\"boss\"", value(.any, 1)]))"
      }
      return
        "\(random.pick(["request.team", "data.team", "parameters.team"])):count{\(entries.joined(separator: ", "))}"
    case 2: return "request.team:find(\(value(.any, depth)))"
    case 3: return time(depth)
    default:
      let receiver = operand(value(random.chance(60) ? .text : .any, depth))
      return "\(receiver):\(random.pick(Literals.methods))(\(values(depth)))"
    }
  }

  mutating func call(giving kind: ValueKind, _ depth: Int) -> String {
    let fitting = LibraryFunction.giving(kind)
    return fitting.isEmpty ? literal(kind) : call(of: random.pick(fitting), depth)
  }

  mutating func call(of function: LibraryFunction, _ depth: Int) -> String {
    var arguments = function.parameters.map { value($0, depth - 1) }
    if random.chance(25) { arguments.removeLast(min(arguments.count, 1 + random.below(2))) }
    if random.chance(5) { arguments.append(value(.any, 0)) }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  /// What operators and fields can follow.
  private func operand(_ text: String) -> String { "(\(text))" }
}
