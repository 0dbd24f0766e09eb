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
    let map = addMap(count: labels.entries.count)
    for (number, entry) in labels.entries.enumerated() {
      let key = text(entry.name)
      let value = cell(entry.value)
      set(map, entry: number, key: key, value)
    }
    return .container(map)
  }
}
