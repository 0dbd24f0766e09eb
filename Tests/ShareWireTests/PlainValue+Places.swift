import PlainData

/// One step into a JSON value.
enum Step: Hashable {
  case member(String)
  case element(Int)
}

extension PlainValue {
  /// Every value within this one, itself first, by the way there.
  var places: [(way: [Step], value: PlainValue)] {
    var found: [(way: [Step], value: PlainValue)] = [([], self)]
    switch self {
    case .list(let items):
      for (index, item) in items.enumerated() {
        found += item.places.map { ([.element(index)] + $0.way, $0.value) }
      }
    case .map(let members):
      for member in members { found += member.value.places.map { ([.member(member.name)] + $0.way, $0.value) } }
    default: break
    }
    return found
  }

  /// This value with another one at the end of the way; `nil` takes it out.
  func replacing(_ way: ArraySlice<Step>, with value: PlainValue?) -> PlainValue {
    guard let step = way.first else { return value ?? .null }
    switch (step, self) {
    case (.element(let index), .list(var items)):
      items[index] = items[index].replacing(way.dropFirst(), with: value)
      return .list(items)
    case (.member(let name), .map(var members)):
      members[name] = way.count == 1 ? value : members[name]?.replacing(way.dropFirst(), with: value)
      return .map(members)
    default: return self
    }
  }

  var json: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}

extension [Step] {
  /// The way as messages name it.
  var path: String {
    reduce(into: "") { path, step in
      switch step {
      case .element(let index): path += "[\(index)]"
      case .member(let name): path += path.isEmpty ? name : ".\(name)"
      }
    }
  }

  var names: [String] {
    compactMap { step in
      if case .member(let name) = step { name } else { nil }
    }
  }
}
