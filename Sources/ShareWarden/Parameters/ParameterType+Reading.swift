internal import LuaSandbox
internal import PlainData
internal import ShareWire

extension ParameterType {
  /// Reads a value of this type.
  func read(_ value: some ParameterInput) throws(ParameterFault) -> ParameterValue {
    switch self {
    case .scalar(let scalar): return try scalar.read(value.plain)
    case .list(let scalar) where scalar.isText: return .texts(try texts(of: value, scalar))
    case .list(let scalar):
      var elements: [ParameterValue] = []
      try forEachElement(of: value) { (element) throws(ParameterFault) in
        elements.append(try scalar.read(element.plain))
      }
      return .list(elements)
    case .set(let scalar): return .set(try texts(of: value, scalar))
    case .map(let scalar): return .map(try entries(of: value.plain, scalar))
    }
  }

  private func texts(of value: some ParameterInput, _ scalar: Scalar) throws(ParameterFault) -> TextList {
    var texts = TextList()
    try forEachElement(of: value) { (element) throws(ParameterFault) in
      if scalar == .domain, texts.append(domain: element) { return }
      if case .text(let text) = try scalar.read(element.plain) { texts.append(text) }
    }
    return texts
  }

  private func forEachElement<Input: ParameterInput>(
    of value: Input, _ body: (Input) throws(ParameterFault) -> Void
  ) throws(ParameterFault) {
    guard value.isList else { throw ParameterFault(message: "expected a list, found \(value.plain.kind)") }
    var index = 0
    try value.forEachElement { (element) throws(ParameterFault) in
      do throws(ParameterFault) { try body(element) } catch { throw error.within(.element(index)) }
      index += 1
    }
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

extension TextList {
  /// Appends a domain or pattern of domains in its ASCII form; false for what is none. Lists of them are long, so that no
  /// object is made for one.
  fileprivate mutating func append(domain value: some ParameterInput) -> Bool {
    value.withText { DomainPattern.read($0) { append($0) } } ?? false
  }
}
