internal import LuaSyntax

/// Goes through a script as its names are seen.
struct ScopeReader {
  var scopes = Scopes()
  /// The variables that are seen, the innermost block last.
  private var seen: [[String: Int]] = [[:]]
  private var functions = [-1]

  mutating func read(_ block: Block) {
    inBlock { reader in for statement in block.statements { reader.read(statement) } }
  }

  private mutating func inBlock(_ body: (inout Self) -> Void) {
    seen.append([:])
    body(&self)
    seen.removeLast()
  }

  private func find(_ text: String) -> Int? {
    for block in seen.reversed() { if let found = block[text] { return found } }
    return nil
  }

  private mutating func make(_ name: Name, _ kind: Variable.Kind, _ origin: Variable.Origin) {
    guard !name.text.isEmpty else { return }
    let number = scopes.variables.count
    if name.text != "_", let outer = find(name.text) { scopes.shadowings.append((number, outer)) }
    scopes.variables.append(Variable(name: name, kind: kind, origin: origin, function: functions.last ?? -1))
    scopes.places[name.span.start] = number
    seen[seen.count - 1][name.text] = number
  }

  private mutating func use(_ name: Name, isWrite: Bool) {
    guard !name.text.isEmpty else { return }
    guard let number = find(name.text) else {
      scopes.globals.append(GlobalUse(name: name, isWrite: isWrite))
      return
    }
    scopes.places[name.span.start] = number
    if isWrite {
      scopes.variables[number].writes.append(name.span.start)
    } else {
      scopes.variables[number].reads.append(name.span.start)
    }
  }

  private mutating func read(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values):
      values.forEach { read($0) }
      for (place, variable) in variables.enumerated() {
        make(variable.name, .local, Self.origin(place, values))
      }
    case .assignment(let targets, let values):
      values.forEach { read($0) }
      targets.forEach { write($0) }
    case .function(let target, let body):
      write(target)
      read(body)
    case .localFunction(let name, let body):
      make(name, .function, .function(body))
      read(body)
    case .repeat(let block, let condition):
      inBlock { reader in
        for statement in block.statements { reader.read(statement) }
        reader.read(condition)
      }
    case .numericFor(let variable, let start, let limit, let step, let block):
      [start, limit].forEach { read($0) }
      if let step { read(step) }
      inBlock { reader in
        reader.make(variable, .loop, .counter)
        reader.read(block)
      }
    case .genericFor(let variables, let values, let block):
      values.forEach { read($0) }
      inBlock { reader in
        for (place, variable) in variables.enumerated() {
          reader.make(variable, .loop, values.first.map { .element(of: $0, place) } ?? .open)
        }
        reader.read(block)
      }
    case .call, .do, .while, .if, .return, .break, .goto, .label, .missing:
      statement.expressions.forEach { read($0) }
      statement.blocks.forEach { read($0) }
    }
  }

  private static func origin(_ place: Int, _ values: [Expression]) -> Variable.Origin {
    guard let last = values.last else { return .open }
    return place < values.count ? .value(values[place], result: 0) : .value(last, result: place - values.count + 1)
  }

  private mutating func write(_ target: Expression) {
    if case .variable(let name) = target.kind { use(name, isWrite: true) } else { read(target) }
  }

  private mutating func read(_ expression: Expression) {
    switch expression.kind {
    case .variable(let name): use(name, isWrite: false)
    case .function(let body): read(body)
    default: expression.parts.forEach { read($0) }
    }
  }

  private mutating func read(_ body: FunctionBody) {
    functions.append(body.span.start)
    inBlock { reader in
      for (place, parameter) in body.parameters.enumerated() {
        reader.make(parameter, .parameter, .parameter(of: body, place))
      }
      if body.isMethod { reader.seen[reader.seen.count - 1]["self"] = reader.makeSelf(body) }
      reader.read(body.block)
    }
    functions.removeLast()
  }

  /// What a method calls itself by; it is written nowhere.
  private mutating func makeSelf(_ body: FunctionBody) -> Int {
    scopes.variables.append(
      Variable(
        name: Name("self", SourceSpan(body.span.start, body.span.start)), kind: .parameter, origin: .open,
        function: body.span.start))
    return scopes.variables.count - 1
  }
}
