internal import LuaSyntax
internal import ShareModel

/// Changes that leave what a script does as it was, whatever is asked: no test can notice them, so that none is made.
struct EquivalentChange {
  let tree: SyntaxTree
  /// Variables that are neither nil nor false for as long as they are there. Each stands before those that are made of it.
  private var lasting: Set<Variable.ID> = []

  init(tree: SyntaxTree) {
    self.tree = tree
    for variable in tree.scopes.variables where holds(variable) { lasting.insert(variable.id) }
  }

  /// Whether nothing that is written there ever counts: what stands behind `or` where the left side always holds.
  func isUnreached(_ span: SourceSpan, _ path: SyntaxPath) -> Bool {
    path.nodes.contains { node in
      guard case .expression(let expression) = node, case .binary(.or, let left, let right, _) = expression.kind else {
        return false
      }
      return right.span.start <= span.start && span.end <= right.span.end && alwaysHolds(left)
    }
  }

  /// Whether it only makes the words of a warning, of which tests see the code: not where it keeps the policy from failing.
  func isUnheard(_ span: SourceSpan, _ path: SyntaxPath) -> Bool {
    let expressions = path.nodes.compactMap { node in
      if case .expression(let expression) = node { expression } else { nil }
    }
    let warning = expressions.lastIndex { expression in
      guard let call = CallSite(expression), tree.globalName(of: call) == "warn" else { return false }
      return call.arguments.dropFirst().contains { $0.span.start <= span.start && span.end <= $0.span.end }
    }
    guard let warning else { return false }
    return expressions[warning...].allSatisfy { expression in
      guard case .binary(let symbol, let left, let right, _) = expression.kind, symbol == .and || symbol == .or,
        left.span.start <= span.start, span.end <= left.span.end
      else { return true }
      return Self.isSound(right)
    }
  }

  /// Whether an expression is a value as it stands, so that nothing in it can fail.
  private static func isSound(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nil, .true, .false, .integer, .number, .string, .variable: true
    case .parenthesized(let inner), .unary(.not, let inner): isSound(inner)
    case .binary(let symbol, let left, let right, _):
      [.and, .or, .equal, .notEqual].contains(symbol) && isSound(left) && isSound(right)
    default: false
    }
  }

  /// Whether a number may be another one in its place.
  func isSame(_ number: Int64, as other: Int64, _ expression: Expression, _ path: SyntaxPath) -> Bool {
    if Set([number, other]) == [0, 1], isStart(expression, path) { return true }
    return isSameCompared(number, other, expression, path)
  }

  /// Whether any entry of a list of actions may be left out, as the others name the same.
  func isSpare(_ place: Int, of fields: [TableField], _ path: SyntaxPath) -> Bool {
    guard case .expression(let around) = path.parent, case .table(let outer) = around.kind,
      outer.contains(where: { field in
        guard case .name(let name) = field.key, case .table(let own) = field.value.kind else { return false }
        return name.text == "actions" && own == fields
      })
    else { return false }
    var words = fields.map { $0.value.literalText ?? "" }
    let all = Self.actions(words)
    words.remove(at: place)
    return !words.isEmpty && Self.actions(words) == all
  }

  /// Whether `any` and `all` are the same of a list: one thing is in it, which can't be nil, as then there would be none.
  func isOfOne(_ arguments: [Expression]) -> Bool {
    guard let list = arguments.first, case .table(let fields) = list.kind, fields.count == 1,
      fields[0].key == .position
    else { return false }
    return fields[0].value.kind == .false || alwaysHolds(fields[0].value)
  }

  /// Whether a `return` of nothing is followed by nothing up to the end of its function.
  func isLast(_ statement: Statement, _ path: SyntaxPath) -> Bool {
    var inner = statement
    for node in path.nodes.reversed() {
      switch node {
      case .block(let block):
        guard block.statements.last == inner else { return false }
      case .statement(let outer):
        switch outer.kind {
        case .do, .if: inner = outer
        default: return false
        }
      case .function: return true
      case .expression: return false
      }
    }
    return true
  }

  // MARK: Numbers

  /// Whether a text is searched from there on, which begins at its first byte by 0 as by 1.
  private func isStart(_ expression: Expression, _ path: SyntaxPath) -> Bool {
    guard case .expression(let parent) = path.parent, let call = CallSite(parent) else { return false }
    var (name, arguments) = (tree.globalName(of: call) ?? "", call.arguments)
    if case .methodCall(let object, let method, _) = parent.kind {
      name = "string.\(method.text)"
      arguments.insert(object, at: 0)
    }
    let place = ["string.find": 2, "string.match": 2, "string.gmatch": 2, "string.sub": 1, "string.byte": 1][name]
    guard let place, place < arguments.count, arguments[place] == expression else { return false }
    // `byte` ends where it starts, where no end is given.
    return name != "string.byte" || arguments.count > 2
  }

  /// Whether `x or 0` is compared with a number that both of the two are less than, or greater.
  private func isSameCompared(_ number: Int64, _ other: Int64, _ expression: Expression, _ path: SyntaxPath) -> Bool {
    var nodes = path.nodes[...]
    guard case .expression(let choice) = nodes.popLast(), case .binary(.or, _, let right, _) = choice.kind,
      right == expression
    else { return false }
    var compared = choice
    while case .expression(let outer) = nodes.popLast() {
      switch outer.kind {
      case .parenthesized: compared = outer
      case .binary(let symbol, let left, let right, _):
        guard let holds = symbol.comparison else { return false }
        if left == compared, case .integer(let bound) = right.kind {
          return holds(number, bound) == holds(other, bound)
        }
        if right == compared, case .integer(let bound) = left.kind {
          return holds(bound, number) == holds(bound, other)
        }
        return false
      default: return false
      }
    }
    return false
  }

  // MARK: Values

  /// Whether a value is neither nil nor false, as far as its text shows it.
  private func alwaysHolds(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .true, .integer, .number, .string, .function, .table: return true
    case .parenthesized(let inner): return alwaysHolds(inner)
    case .unary(let symbol, _): return symbol != .not
    case .binary(let symbol, let left, let right, _):
      switch symbol {
      case .or: return alwaysHolds(left) || alwaysHolds(right)
      case .and: return alwaysHolds(left) && alwaysHolds(right)
      default: return symbol.comparison == nil
      }
    case .variable(let name): return tree.scopes[name].map { lasting.contains($0.id) } ?? false
    case .call:
      let name = CallSite(expression).flatMap(tree.globalName(of:)) ?? ""
      return ["count", "set", "tostring", "type", "string.format", "string.lower", "string.upper"].contains(name)
    case .methodCall(let object, let method, _): return method.text == "count" && isShare(object)
    case .nil, .false, .vararg, .member, .index, .missing: return false
    }
  }

  private func holds(_ variable: Variable) -> Bool {
    guard variable.writes.isEmpty else { return false }
    if case .counter = variable.origin { return true }
    return variable.fixedFunction != nil || variable.fixedValue.map(alwaysHolds) ?? false
  }

  /// Whether it is the share before or after, as far as its text shows it: what the script makes may count anything.
  private func isShare(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .parenthesized(let inner): isShare(inner)
    case .member(_, let name): name.text == "share" || name.text == "after"
    // A variable's value stands before it, so that this ends.
    case .variable(let name): tree.scopes[name]?.fixedValue.map(isShare) ?? false
    default: false
    }
  }

  private static func actions(_ words: [String]) -> Set<String> {
    Set(
      words.flatMap { word in
        switch word {
        case "sharing": ActionName.allCases.filter { !$0.concernsRecords }.map(\.rawValue)
        case "records": ActionName.allCases.filter { $0.concernsRecords && $0 != .modifyRecords }.map(\.rawValue)
        default: [word]
        }
      })
  }
}

extension BinaryOperator {
  /// How two numbers compare; `nil`: it compares nothing.
  fileprivate var comparison: ((Int64, Int64) -> Bool)? {
    switch self {
    case .less: (<)
    case .greater: (>)
    case .lessOrEqual: (<=)
    case .greaterOrEqual: (>=)
    case .equal: (==)
    case .notEqual: (!=)
    default: nil
    }
  }
}
