extension JSONWriter {
  /// Writes a tree of plain values, the members of maps in the order of their names.
  package mutating func value(_ value: PlainValue) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(Int(value))
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .list(let values):
      beginArray()
      for element in values { self.value(element) }
      endArray()
    case .map(let map):
      beginObject()
      for entry in map {
        key(entry.name)
        self.value(entry.value)
      }
      endObject()
    }
  }
}
