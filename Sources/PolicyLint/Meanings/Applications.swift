internal import LuaSyntax

/// With what the functions that a script makes are called.
struct Applications {
  enum Application {
    case arguments([Expression])
    /// By `any`, `all` or `count`, with each element of a list.
    case element(of: Expression)
    /// By `share:count`, with each person.
    case person
  }

  /// By where the function starts.
  private var known: [Int: [Application]] = [:]
  /// Functions that are handed on to where nothing is known of them.
  private var escaped: Set<Int> = []

  init(_ tree: SyntaxTree) {
    var handled: [Int: Int] = [:]
    tree.block.visitExpressions { expression in
      for (function, application) in Self.applications(in: expression, of: tree) {
        if case .function(let body) = function.kind {
          known[body.span.start, default: []].append(application)
        } else if case .variable(let name) = function.kind, let variable = tree.scopes[name],
          let body = variable.fixedFunction
        {
          known[body.span.start, default: []].append(application)
          handled[body.span.start, default: 0] += 1
        }
      }
    }
    for variable in tree.scopes.variables {
      guard let body = variable.fixedFunction else { continue }
      if variable.reads.count != handled[body.span.start] ?? 0 { escaped.insert(body.span.start) }
    }
  }

  /// All applications of a function; `nil` where there may be others.
  subscript(body: FunctionBody) -> [Application]? {
    escaped.contains(body.span.start) ? nil : known[body.span.start]
  }

  private static func applications(in expression: Expression, of tree: SyntaxTree) -> [(Expression, Application)] {
    switch expression.kind {
    case .call(let function, let arguments):
      var found = [(function, Application.arguments(arguments))]
      if let name = tree.globalName(function), ["any", "all", "count"].contains(name), arguments.count == 2 {
        found.append((arguments[1], .element(of: arguments[0])))
      }
      return found
    case .methodCall(_, let method, let arguments):
      guard method.text == "count", let filter = arguments.first, case .table(let fields) = filter.kind else {
        return []
      }
      return fields.compactMap { field in
        guard case .name(let key) = field.key, key.text == "where" else { return nil }
        return (field.value, .person)
      }
    default: return []
    }
  }
}
