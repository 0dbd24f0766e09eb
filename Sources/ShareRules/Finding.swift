/// Whether a row's condition is met by what the request says.
enum Finding: Equatable {
  case holds
  case fails
  /// The request does not say, and something is assumed. The condition then counts as failing.
  case unsaid(Assumption)

  init(_ condition: Bool) { self = condition ? .holds : .fails }

  /// A fact of the request; `assumption` says how silence is read.
  static func said(_ fact: Bool?, _ assumption: Assumption) -> Finding {
    fact.map { Finding($0) } ?? .unsaid(assumption)
  }

  /// This finding where `condition` is met, else a failing one.
  func only(_ condition: Bool) -> Finding { condition ? self : .fails }
}
