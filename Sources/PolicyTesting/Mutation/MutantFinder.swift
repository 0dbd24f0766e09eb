package import LuaSyntax

/// Finds what can be changed in a policy.
package struct MutantFinder {
  private let tree: SyntaxTree
  private let equivalent: EquivalentChange
  private var mutants: [Mutant] = []

  /// The mutants of a script, in the order of the text.
  package static func mutants(of tree: SyntaxTree) -> [Mutant] {
    var finder = MutantFinder(tree: tree)
    tree.walk { node, path in
      switch node {
      case .statement(let statement): finder.look(at: statement, path)
      case .expression(let expression) where finder.equivalent.isUnreached(expression.span, path): break
      case .expression(let expression): finder.look(at: expression, path)
      case .block, .function: break
      }
    }
    for use in tree.looseUses(of: "deny") { finder.add(.dropDenial, use, "(function() end)") }
    return finder.mutants.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  }

  private init(tree: SyntaxTree) {
    self.tree = tree
    equivalent = EquivalentChange(tree: tree)
  }

  private mutating func add(_ change: Mutant.Operator, _ span: SourceSpan, _ replacement: String) {
    guard tree.text.text(span) != replacement else { return }
    mutants.append(Mutant(change: change, span: span, replacement: replacement))
  }

  /// A change that leaves out the text, whose lines stay.
  private mutating func drop(_ change: Mutant.Operator, _ span: SourceSpan, leaving word: String) {
    let ends = tree.text.line(of: span.end) - tree.text.line(of: span.start)
    // Apart from each other and from those around, as two different line ends that follow each other are one.
    add(change, span, ends == 0 ? word : word + String(repeating: " \n", count: ends) + " ")
  }

  // MARK: Statements

  private mutating func look(at statement: Statement, _ path: SyntaxPath) {
    switch statement.kind {
    case .call(let call) where isDenial(call): drop(.dropDenial, statement.span, leaving: "do end")
    case .return(let values) where values.count == 1 && isDenial(values[0]):
      drop(.dropDenial, values[0].span, leaving: "nil")
    case .return(let values) where values.isEmpty && !equivalent.isLast(statement, path):
      drop(.dropReturn, statement.span, leaving: "do end")
    case .if(let branches, _): for branch in branches { negate(branch.condition) }
    case .while(let condition, _), .repeat(_, let condition): negate(condition)
    default: break
    }
  }

  private func isDenial(_ expression: Expression) -> Bool {
    CallSite(expression).flatMap(tree.globalName(of:)) == "deny"
  }

  /// A condition that is a comparison or begins with `not` is changed there.
  private mutating func negate(_ condition: Expression) {
    switch condition.kind {
    case .binary(let symbol, _, _, _) where symbol.isComparison: break
    case .unary(.not, _): break
    default: add(.negateCondition, condition.span, "not (\(tree.text.text(condition.span)))")
    }
  }

  // MARK: Expressions

  private mutating func look(at expression: Expression, _ path: SyntaxPath) {
    switch expression.kind {
    case .binary(let symbol, let left, let right, let span):
      // In the words of a warning either outcome is unheard.
      if symbol.isComparison, equivalent.isUnheard(expression.span, path) { return }
      for other in symbol.mutations(comparing: left, right) {
        add(symbol.isComparison ? .flipComparison : .swapConnective, span, other.rawValue)
      }
      if symbol == .equal || symbol == .notEqual {
        for side in [left, right] { swapWord(side) }
      }
    case .unary(.not, let operand): add(.dropNot, expression.span, tree.text.text(operand.span))
    case .member(let of, let name) where isRequest(of): swapView(name, path)
    case .table(let fields): shorten(fields, path)
    case .integer(let number) where !isBound(path): shift(number, expression, path)
    case .call(_, let arguments): look(atCall: expression, arguments, path)
    case .methodCall(_, let method, let arguments) where method.text == "count":
      if !equivalent.isUnheard(expression.span, path) { filter(arguments) }
    default: break
    }
  }

  /// Whether an expression may be the request: `check` and the functions that it calls are given it, under any name.
  private func isRequest(_ expression: Expression) -> Bool {
    guard case .variable(let name) = expression.kind, let variable = tree.scopes[name] else { return false }
    if case .parameter = variable.origin { return true }
    return false
  }

  private mutating func swapView(_ name: Name, _ path: SyntaxPath) {
    switch name.text {
    case "share": add(.swapShares, name.span, "after")
    case "after": add(.swapShares, name.span, "share")
    case "gains": add(.widenGains, name.span, "after.participants")
    default: break
    }
  }

  private mutating func shorten(_ fields: [TableField], _ path: SyntaxPath) {
    let isList = fields.allSatisfy { $0.key == .position && $0.value.isLiteral }
    let isSet = fields.allSatisfy { $0.key != .position && $0.value.kind == .true }
    guard isList || isSet && !isFilter(path), !isBound(path) else { return }
    for (place, field) in fields.enumerated() where !equivalent.isSpare(place, of: fields, path) {
      // With the comma on one side of it.
      let end = place + 1 < fields.count ? fields[place + 1].span.start : field.span.end
      let start = place + 1 == fields.count && place > 0 ? fields[place - 1].span.end : field.span.start
      drop(.shortenList, SourceSpan(start, end), leaving: "")
    }
  }

  /// Whether it is what a method is called with: `count{ … }`.
  private func isFilter(_ path: SyntaxPath) -> Bool {
    guard case .expression(let call) = path.parent, case .methodCall = call.kind else { return false }
    return true
  }

  /// Whether it stands in a declaration that says what a parameter may be, which is no decision.
  private func isBound(_ path: SyntaxPath) -> Bool {
    path.nodes.contains { node in
      guard case .expression(let expression) = node, case .table(let fields) = expression.kind else { return false }
      return fields.contains { field in
        guard case .name(let name) = field.key else { return false }
        return name.text == "type" && field.value.literalText != nil
      }
    }
  }

  private mutating func shift(_ number: Int64, _ expression: Expression, _ path: SyntaxPath) {
    guard (0..<Int64.max).contains(number), !equivalent.isUnheard(expression.span, path) else { return }
    for other in number > 0 ? [number + 1, number - 1] : [number + 1]
    where !equivalent.isSame(number, as: other, expression, path) {
      add(.shiftNumber, expression.span, String(other))
    }
  }

  private mutating func look(atCall call: Expression, _ arguments: [Expression], _ path: SyntaxPath) {
    guard let site = CallSite(call), let name = tree.globalName(of: site), case .call(let function, _) = call.kind
    else { return }
    switch name {
    case "deny" where !isStatement(path): drop(.dropDenial, call.span, leaving: "(nil)")
    case "matches" where !equivalent.isUnheard(call.span, path): add(.matchAnything, call.span, "true")
    case "any", "all":
      if !equivalent.isOfOne(arguments) { add(.swapQuantifier, function.span, name == "any" ? "all" : "any") }
    default: break
    }
  }

  /// Whether a call is a statement, or all that one returns.
  private func isStatement(_ path: SyntaxPath) -> Bool {
    guard case .statement(let statement) = path.parent else { return false }
    switch statement.kind {
    case .call: return true
    case .return(let values): return values.count == 1
    default: return false
    }
  }

  private mutating func filter(_ arguments: [Expression]) {
    guard let argument = arguments.first, case .table(let fields) = argument.kind else { return }
    for (place, field) in fields.enumerated() {
      swapWord(field.value)
      let end = place + 1 < fields.count ? fields[place + 1].span.start : field.span.end
      let start = place + 1 == fields.count && place > 0 ? fields[place - 1].span.end : field.span.start
      drop(.dropFilter, SourceSpan(start, end), leaving: "")
    }
  }

  /// Another word in place of one of CloudKit's.
  private mutating func swapWord(_ expression: Expression) {
    guard let word = expression.literalText, let other = Self.otherWords[word] else { return }
    add(.swapWord, expression.span, "\"\(other)\"")
  }

  private static let otherWords = [
    "owner": "administrator", "administrator": "privateUser", "privateUser": "publicUser", "publicUser": "privateUser",
    "none": "readOnly", "readOnly": "readWrite", "readWrite": "readOnly", "pending": "accepted", "accepted": "pending",
    "removed": "accepted", "available": "restricted", "noAccount": "available",
  ]
}

extension BinaryOperator {
  fileprivate var isComparison: Bool {
    [.less, .greater, .lessOrEqual, .greaterOrEqual, .equal, .notEqual].contains(self)
  }

  /// The operators that could have been meant. Of `x or {}` and the like `and` would only be an error.
  fileprivate func mutations(comparing left: Expression, _ right: Expression) -> [BinaryOperator] {
    switch self {
    case .less: [.lessOrEqual, .greaterOrEqual]
    case .lessOrEqual: [.less, .greater]
    case .greater: [.greaterOrEqual, .lessOrEqual]
    case .greaterOrEqual: [.greater, .less]
    case .equal: [.notEqual]
    case .notEqual: [.equal]
    case .and: [.or]
    case .or: right.isLiteral ? [] : [.and]
    default: []
    }
  }
}

extension Expression {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .nil, .true, .false, .integer, .number, .string, .table([]): true
    default: false
    }
  }
}
