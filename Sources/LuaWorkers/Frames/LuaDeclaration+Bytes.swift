package import LuaSandbox

// What loading a script comes to, on its way from a worker: a declaration, or why there is none.

extension ByteWriter {
  package mutating func put(_ declaration: LuaDeclaration) {
    put(true)
    put(declaration.hasCheck)
    put(.map(declaration.values))
  }

  package mutating func put(_ error: LuaLoadError) {
    put(false)
    put(error.kind.rawValue)
    put(error.message)
    put(UInt32(clamping: error.line ?? 0))
    put(UInt32(clamping: error.column ?? 0))
    put(error.isLimit)
  }

  private mutating func put(_ value: LuaValue) {
    switch value {
    case .boolean(let value): tag(value ? 1 : 0)
    case .integer(let value):
      tag(2)
      put(value)
    case .number(let value):
      tag(3)
      put(value.bitPattern)
    case .string(let value):
      tag(4)
      put(value)
    case .list(let values):
      tag(5)
      put(UInt32(values.count))
      for value in values { put(value) }
    case .map(let entries):
      tag(6)
      put(UInt32(entries.count))
      for entry in entries {
        put(entry.key)
        put(entry.value)
      }
    }
  }

  private mutating func tag(_ tag: UInt8) { put(tag) }
}

extension ByteReader {
  /// One more than the sandbox nests, for the table itself.
  private static let deepest = 9

  mutating func loading() throws(MalformedBytes) -> Result<LuaDeclaration, LuaLoadError> {
    guard try flag() else { return .failure(try loadError()) }
    let hasCheck = try flag()
    guard case .map(let values) = try value(depth: 0) else { throw MalformedBytes() }
    return .success(LuaDeclaration(values: values, hasCheck: hasCheck))
  }

  private mutating func loadError() throws(MalformedBytes) -> LuaLoadError {
    guard let kind = LuaLoadError.Kind(rawValue: try cleanText()) else { throw MalformedBytes() }
    let message = try cleanText()
    let line = Int(try take(UInt32.self))
    let column = Int(try take(UInt32.self))
    return LuaLoadError(
      kind: kind, message: message, line: line > 0 ? line : nil, column: column > 0 ? column : nil,
      isLimit: try flag())
  }

  private mutating func value(depth: Int) throws(MalformedBytes) -> LuaValue {
    guard depth <= Self.deepest else { throw MalformedBytes() }
    switch try take(UInt8.self) {
    case 0: return .boolean(false)
    case 1: return .boolean(true)
    case 2: return .integer(try take())
    case 3: return .number(Double(bitPattern: try take()))
    case 4: return .string(try text())
    case 5:
      var values: [LuaValue] = []
      for _ in 0..<(try count(atMost: .max)) { values.append(try value(depth: depth + 1)) }
      return .list(values)
    case 6: return .map(try entries(depth: depth))
    default: throw MalformedBytes()
    }
  }

  private mutating func entries(depth: Int) throws(MalformedBytes) -> [LuaValue.Entry] {
    var entries: [LuaValue.Entry] = []
    for _ in 0..<(try count(atMost: .max)) {
      let key = try text()
      entries.append(LuaValue.Entry(key: key, value: try value(depth: depth + 1)))
    }
    return entries
  }
}
