/// A plain value that a script declared.
package indirect enum LuaValue: Equatable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case list([LuaValue])
  /// Sorted by the bytes of the keys, each of which comes once. An empty table of the script is an empty map.
  case map([Entry])

  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: LuaValue

    package init(key: String, value: LuaValue) {
      self.key = key
      self.value = value
    }
  }
}

/// What the main chunk of a script returned.
package struct LuaDeclaration: Equatable, Sendable {
  /// The named plain values of the returned table, sorted by name; none when the script returned just a function.
  package var values: [LuaValue.Entry]
  /// Whether there is a function to evaluate.
  package var hasCheck: Bool

  package init(values: [LuaValue.Entry], hasCheck: Bool) {
    self.values = values
    self.hasCheck = hasCheck
  }

  package subscript(name: String) -> LuaValue? { values.first { $0.key == name }?.value }
}
