internal import PlainData
internal import ShareWire

/// What a policy says about one of its parameters.
struct ParameterDeclaration: Equatable, Sendable {
  var name: String
  var type: ParameterType
  var isRequired: Bool
  var fallback: ParameterValue?
  /// The least and the greatest value; of a list, set or map the fewest and the most elements.
  var minimum: ParameterValue?
  var maximum: ParameterValue?
  /// The values, or elements, that are allowed; `nil`: any.
  var oneOf: [ParameterValue]?
  var about: String?

  /// Reads a value and holds it against the bounds.
  func read(_ value: some ParameterInput) throws(ParameterFault) -> ParameterValue {
    let read = try type.read(value)
    let settled = read.settled
    let measured = settled.count.map { .integer(Int64($0)) } ?? settled
    let below = type.isCollection ? "has fewer elements than" : "is below"
    let above = type.isCollection ? "has more elements than" : "is above"
    if let minimum, measured.precedes(minimum) {
      throw ParameterFault(message: "\(below) the minimum of \(minimum.written)")
    }
    if let maximum, maximum.precedes(measured) {
      throw ParameterFault(message: "\(above) the maximum of \(maximum.written)")
    }
    if let oneOf {
      let choices = Set(oneOf.map(ParameterChoice.init))
      let elements = read.elements
      if let stranger = elements.firstIndex(where: { !choices.contains(ParameterChoice($0)) }) {
        let allowed = listed(oneOf.lazy.map(\.written))
        throw ParameterFault(
          message: "\(elements[stranger].written) is not one of \(allowed)", steps: read.way(to: stranger))
      }
    }
    return settled
  }
}

extension ParameterValue {
  /// The way to one of the elements.
  fileprivate func way(to element: Int) -> [ParameterFault.Step] {
    switch self {
    case .list, .texts, .set: [.element(element)]
    case .map(let entries): [.member(entries[element].key)]
    case .boolean, .integer, .number, .text, .time: []
    }
  }

  /// The value as a message shows it.
  var written: String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): PlainValue.number(value).description
    case .text(let value): quoted(value)
    case .time(let value): value.text
    case .list, .texts, .set, .map: "\(count ?? 0) elements"
    }
  }
}
