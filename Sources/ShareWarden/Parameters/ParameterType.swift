/// What a parameter of a policy can hold.
enum ParameterType: Hashable, Sendable {
  enum Scalar: String, CaseIterable, Sendable {
    case boolean, integer, number, string, domain, email, permission, role, time, duration

    /// Whether the values are texts to a script, which a set can hold.
    var isText: Bool {
      switch self {
      case .string, .domain, .email, .permission, .role: true
      case .boolean, .integer, .number, .time, .duration: false
      }
    }

    /// Whether one value can be less than another.
    var isOrdered: Bool {
      switch self {
      case .integer, .number, .time, .duration: true
      case .boolean, .string, .domain, .email, .permission, .role: false
      }
    }
  }

  case scalar(Scalar)
  case list(Scalar)
  case set(Scalar)
  case map(Scalar)

  static let words = Scalar.allCases.map(\.rawValue) + collections
  static let collections = ["list", "set", "map"]

  init?(_ word: String, of element: Scalar?) {
    switch (word, element) {
    case ("list", let element?): self = .list(element)
    case ("set", let element?): self = .set(element)
    case ("map", let element?): self = .map(element)
    case (_, nil):
      guard let scalar = Scalar(rawValue: word) else { return nil }
      self = .scalar(scalar)
    default: return nil
    }
  }

  /// The type of the value, or of each of its elements.
  var scalar: Scalar {
    switch self {
    case .scalar(let scalar), .list(let scalar), .set(let scalar), .map(let scalar): scalar
    }
  }

  var isCollection: Bool { if case .scalar = self { false } else { true } }
}
