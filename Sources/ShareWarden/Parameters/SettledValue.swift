package import PlainData

/// What a policy gets for a parameter, whichever way it was written: `"1d"` and `"24h"` are one value, and so are a default
/// and the same value given.
package struct SettledValue: Hashable, Sendable {
  /// `nil` where there is none.
  private let value: ParameterValue?

  init(_ declared: ParameterDeclaration, given: PlainValue?) {
    value = given.map { try? declared.read($0) } ?? declared.fallback
  }
}

extension PolicySet {
  /// The parameters that a policy declares, sorted by name, as they are when these values are given.
  package func settledValues(of id: String, given: PlainMap) -> [(name: String, value: SettledValue)] {
    let declared = policies.first { $0.id == id }?.declared ?? []
    return declared.map { ($0.name, SettledValue($0, given: given[$0.name])) }
  }
}
