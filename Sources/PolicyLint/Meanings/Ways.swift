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

extension ReviewedPolicy {
  /// The expression itself, or what a variable that never changes is made from; `nil` for a variable that is not known.
  func source(of expression: Expression) -> Expression? {
    switch expression.kind {
    case .parenthesized(let inner): source(of: inner)
    case .variable(let name): scopes[name]?.fixedValue.flatMap { source(of: $0) }
    default: expression
    }
  }

  /// The way to what an expression is; `nil` for what is computed.
  func way(to expression: Expression) -> Way? {
    switch expression.kind {
    case .parenthesized(let inner): return way(to: inner)
    case .member(let of, let name):
      guard var way = way(to: of) else { return nil }
      way.fields.append(name.text)
      return way
    case .variable(let name):
      guard let variable = scopes[name] else { return nil }
      if meanings.meaning(of: name) == .record("request") { return Way(start: .request, fields: []) }
      return variable.fixedValue.flatMap { way(to: $0) } ?? Way(start: .variable(variable.id), fields: [])
    default: return nil
    }
  }
}
