internal import PlainData

extension ParameterType {
  /// Reads a value of this type.
  func read(_ value: PlainValue) throws(ParameterFault) -> ParameterValue {
    switch self {
    case .scalar(let scalar): return try scalar.read(value)
    case .list(let scalar): return .list(try elements(of: value, scalar))
    case .set(let scalar):
      let texts = try elements(of: value, scalar).compactMap { element in
        if case .text(let text) = element { text } else { nil }
      }
      return .set(texts)
    case .map(let scalar): return .map(try entries(of: value, scalar))
    }
  }

  private func elements(of value: PlainValue, _ scalar: Scalar) throws(ParameterFault) -> [ParameterValue] {
    guard let values = value.elements else {
      throw ParameterFault(message: "expected a list, found \(value.kind)")
    }
    var elements: [ParameterValue] = []
    for (index, value) in values.enumerated() {
      do throws(ParameterFault) { elements.append(try scalar.read(value)) } catch {
        throw error.within(.element(index))
      }
    }
    return elements
  }

  private func entries(of value: PlainValue, _ scalar: Scalar) throws(ParameterFault) -> [ParameterValue.Entry] {
    guard case .map(let map) = value else { throw ParameterFault(message: "expected a map, found \(value.kind)") }
    var entries: [ParameterValue.Entry] = []
    for entry in map where entry.value != .null {
      do throws(ParameterFault) {
        entries.append(ParameterValue.Entry(key: entry.name, value: try scalar.read(entry.value)))
      } catch { throw error.within(.member(entry.name)) }
    }
    return entries
  }
}

extension PlainValue {
  /// The elements of a list. An empty table of a script is an empty map and may stand for an empty list.
  fileprivate var elements: [PlainValue]? {
    switch self {
    case .list(let values): values
    case .map(let map) where map.isEmpty: []
    default: nil
    }
  }
}
