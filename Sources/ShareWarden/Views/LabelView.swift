internal import LuaSandbox
internal import ShareModel

extension ViewBuilder {
  /// A value of the organization's own, as it was given.
  mutating func cell(_ label: Label) -> ViewCell {
    switch label {
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .text(let value): return text(value)
    case .list(let values):
      let list = addList(count: values.count)
      for (index, value) in values.enumerated() {
        let cell = cell(value)
        set(list, element: index, cell)
      }
      return .container(list)
    case .map(let labels): return cell(labels)
    }
  }

  mutating func cell(_ labels: Labels) -> ViewCell {
    var entries: [(key: String, value: ViewCell)] = []
    entries.reserveCapacity(labels.entries.count)
    for entry in labels.entries { entries.append((entry.name, cell(entry.value))) }
    return .container(addMap(entries))
  }
}
