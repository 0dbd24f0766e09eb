extension Resolver {
  /// - Parameter isRepeated: whether `until` ends the block, whose condition can name what the block declares.
  mutating func statements(of block: Block, isRepeated: Bool = false) {
    let lastLabels = isRepeated ? block.statements.endIndex : block.firstOfLastLabels
    for (index, statement) in block.statements.enumerated() {
      if case .label(let name) = statement.kind {
        label(name, isLast: index >= lastLabels)
      } else {
        read(statement)
      }
    }
  }

  private mutating func block(_ block: Block) { scope(of: block) { $0.statements(of: block) } }

  private mutating func read(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values):
      read(values)
      for (place, variable) in variables.enumerated() {
        declare(
          variable.name, .local, values.origin(of: place), from: statement.span.end, attribute: variable.attribute)
      }
    case .assignment(let targets, let values):
      read(targets, isWrite: true)
      read(values)
    case .call(let call): read(call)
    case .do(let inner): block(inner)
    case .while(let condition, let inner):
      read(condition)
      block(inner)
    case .repeat(let inner, let condition):
      scope(to: condition.span.end) { resolver in
        resolver.statements(of: inner, isRepeated: true)
        resolver.read(condition)
      }
    case .if(let branches, let otherwise):
      for branch in branches {
        read(branch.condition)
        block(branch.block)
      }
      if let otherwise { block(otherwise) }
    case .numericFor(let variable, let start, let limit, let step, let inner):
      read(start)
      read(limit)
      if let step { read(step) }
      loop([(variable, .counter(start: start, limit: limit, step: step))], hidden: 3, inner)
    case .genericFor(let variables, let values, let inner):
      read(values)
      let origins = variables.indices.map { place in
        values.first.map { Variable.Origin.element(of: $0, place) } ?? .none
      }
      loop(Array(zip(variables, origins)), hidden: 4, inner)
    case .function(let target, let body):
      read(target, isWrite: true)
      function(body)
    case .localFunction(let name, let body):
      declare(name, .localFunction, .function(body), from: name.span.end)
      function(body)
    case .return(let values): read(values)
    case .goto(let label): jumps.jump(to: label, activeCount: activeCount)
    case .break, .label, .missing: break
    }
  }

  private mutating func loop(_ variables: [(Name, Variable.Origin)], hidden: Int, _ inner: Block) {
    scope(of: inner) { resolver in
      resolver.hideVariables(hidden, inner.span)
      resolver.scope(of: inner) { resolver in
        for (name, origin) in variables { resolver.declare(name, .loopVariable, origin, from: inner.span.start) }
        resolver.statements(of: inner)
      }
    }
  }

  private mutating func label(_ name: Name, isLast: Bool) {
    faults += jumps.label(name, activeCount: activeCount, isLast: isLast) { text.line(of: $0) }
  }

  private mutating func read(_ expressions: [Expression], isWrite: Bool = false) {
    for expression in expressions { read(expression, isWrite: isWrite) }
  }

  private mutating func read(_ expression: Expression, isWrite: Bool = false) {
    switch expression.kind {
    case .variable(let name): use(name, isWrite: isWrite)
    case .function(let body): function(body)
    default: for part in expression.parts { read(part) }
    }
  }
}

extension Block {
  /// From here on all is labels: what was declared cannot be named there any more, so that jumps may go there.
  fileprivate var firstOfLastLabels: Int {
    let last = statements.lastIndex { if case .label = $0.kind { false } else { true } }
    return last.map { $0 + 1 } ?? 0
  }
}

extension [Expression] {
  /// What the variable of that place starts with: the last expression is all there is for those beyond it.
  fileprivate func origin(of place: Int) -> Variable.Origin {
    guard let last, place >= count else { return isEmpty ? .none : .value(self[place], result: 0) }
    switch last.kind {
    case .call, .methodCall, .vararg: return .value(last, result: place - count + 1)
    default: return .none
    }
  }
}
