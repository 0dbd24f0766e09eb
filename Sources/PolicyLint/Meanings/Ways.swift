internal import LuaSyntax

/// The way from a variable to a value, such as `request.action.participant`, for telling whether two expressions are the
/// same thing. A variable that stands for a way is replaced by it.
struct Way: Hashable {
  /// `request`, or a variable by its number.
  enum Start: Hashable {
    case request
    case variable(Int)
  }

  var start: Start
  var fields: [String]
}

extension ReviewedScript {
  /// Variables in a chain, each of the one before, beyond which nobody is followed: functions within functions could hold
  /// thousands.
  private static let longestChain = 50

  /// The expression itself, or what a variable that never changes is made from; `nil` for a variable that is not known.
  func source(of expression: Expression, links: Int = longestChain) -> Expression? {
    switch expression.kind {
    case .parenthesized(let inner): source(of: inner, links: links - 1)
    case .variable(let name):
      links > 0 ? scopes[name]?.fixedValue.flatMap { source(of: $0, links: links - 1) } : nil
    default: expression
    }
  }

  /// The way to what an expression is; `nil` for what is computed.
  func way(to expression: Expression, links: Int = longestChain) -> Way? {
    switch expression.kind {
    case .parenthesized(let inner): return way(to: inner, links: links)
    case .member(let of, let name):
      guard var way = way(to: of, links: links) else { return nil }
      way.fields.append(name.text)
      return way
    case .variable(let name):
      guard let variable = scopes[name] else { return nil }
      if meanings.meaning(of: name) == .record("request") { return Way(start: .request, fields: []) }
      let value = links > 0 ? variable.fixedValue : nil
      return value.flatMap { way(to: $0, links: links - 1) } ?? Way(start: .variable(variable.id), fields: [])
    default: return nil
    }
  }
}
