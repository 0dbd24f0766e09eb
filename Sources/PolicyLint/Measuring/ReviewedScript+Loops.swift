internal import LuaSyntax

extension ReviewedScript {
  /// What repeats a line: the innermost loop, or call that is handed a function; else the statement that starts there.
  func repetition(of line: Int) -> SourceSpan? {
    var innermost: SourceSpan?
    var first: SourceSpan?
    tree.walk { node, _ in
      let span = node.span
      let start = text.line(of: span.start)
      if case .statement = node, start == line, first == nil { first = span }
      guard node.repeats, start <= line, line <= text.line(of: max(span.start, span.end - 1)) else { return }
      if innermost.map({ span.start >= $0.start }) ?? true { innermost = span }
    }
    return innermost ?? first
  }

  /// The loops over everybody that stand in others, or in functions that others call.
  var loopsInLoopsOverEverybody: [SourceSpan] {
    var spans: [SourceSpan] = []
    let busy = functionsGoingThroughEverybody
    tree.walk { node, path in
      guard goesThroughEverybody(node, busy) else { return }
      if path.nodes.contains(where: { goesThroughEverybody($0, busy) && $0.span != node.span }) {
        spans.append(node.span)
      }
    }
    return spans
  }

  func isLoopOverEverybody(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .genericFor(_, let values, _):
      guard case .call(let function, let arguments)? = values.first?.kind, let list = arguments.first,
        let name = tree.globalName(function), name == "ipairs" || name == "pairs"
      else { return false }
      return isEverybody(list)
    case .numericFor(_, let start, let limit, _, _):
      return [start, limit].contains { bound in
        if case .unary(.length, let list)? = source(of: bound)?.kind { isEverybody(list) } else { false }
      }
    default: return false
    }
  }

  private func isEverybody(_ list: Expression) -> Bool {
    [.list(.record("person")), .list(.record("target"))].contains(meanings.meaning(of: list))
  }

  /// The functions that do something for everybody themselves, by where they start.
  private var functionsGoingThroughEverybody: Set<Int> {
    var busy: Set<Int> = []
    tree.walk { node, path in
      if goesThroughEverybody(node, []) {
        for case .function(let function) in path.nodes { busy.insert(function.span.start) }
      }
    }
    return busy
  }

  /// Whether the part of the script does something for everybody: a loop, a helper with a function, or the call of one of
  /// the functions that do.
  private func goesThroughEverybody(_ node: SyntaxNode, _ busy: Set<Int>) -> Bool {
    switch node {
    case .statement(let statement): return isLoopOverEverybody(statement)
    case .expression(let expression):
      switch expression.kind {
      case .methodCall(let object, let method, let arguments):
        guard method.text == "count", meanings.meaning(of: object) == .record("share"),
          case .table(let fields)? = arguments.first?.kind
        else { return false }
        return fields.contains { $0.name?.text == "where" }
      case .call(let function, let arguments):
        if let name = tree.globalName(function) {
          return ["any", "all", "count"].contains(name) && arguments.first.map(isEverybody) == true
        }
        guard case .variable(let name) = function.kind, let body = tree.scopes[name]?.fixedFunction else {
          return false
        }
        return busy.contains(body.span.start)
      default: return false
      }
    case .block, .function: return false
    }
  }
}

extension SyntaxNode {
  /// Whether what stands in it may run many times: a loop, or a call that is handed a function.
  fileprivate var repeats: Bool {
    switch self {
    case .statement(let statement): statement.isLoop
    case .expression(let expression):
      switch expression.kind {
      case .call(_, let arguments), .methodCall(_, _, let arguments): arguments.contains(where: \.holdsFunction)
      default: false
      }
    case .block, .function: false
    }
  }
}

extension Expression {
  fileprivate var holdsFunction: Bool {
    switch kind {
    case .function: true
    case .table(let fields): fields.contains { $0.value.holdsFunction }
    default: false
    }
  }
}
