/// Why a value does not fit a parameter, and where in the value.
struct ParameterFault: Error, Equatable {
  enum Step: Equatable {
    case element(Int)
    case member(String)

    /// The name of a member.
    var name: String? { if case .member(let name) = self { name } else { nil } }
  }

  var message: String
  /// The way to the faulty part, from the value.
  var steps: [Step] = []

  func within(_ step: Step) -> ParameterFault { ParameterFault(message: message, steps: [step] + steps) }

  /// The way as text: `[1]`, `.region`.
  var path: String {
    steps.map { step in
      switch step {
      case .element(let index): "[\(index)]"
      case .member(let name): ".\(name)"
      }
    }.joined()
  }
}
