extension JSONNode {
  /// The value as a tree of its own.
  package var plain: PlainValue {
    switch kind {
    case .null: .null
    case .boolean: .boolean(boolean ?? false)
    case .integer: .integer(integer ?? 0)
    case .number: .number(number ?? 0)
    case .string, .key: .string(string ?? "")
    case .array: .list(elements.map(\.plain))
    case .object: .map(PlainMap(members.lazy.map { ($0.key.string ?? "", $0.value.plain) }))
    }
  }
}
