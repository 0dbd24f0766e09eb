internal import PlainData

/// What a parameter is read from: what a script declared, or a part of a file, which is read where it lies.
protocol ParameterInput {
  /// The value as a tree of its own.
  var plain: PlainValue { get }
  /// Whether there are elements to go through. An empty table of a script is an empty map and may stand for an empty list.
  var isList: Bool { get }
  func forEachElement(_ body: (Self) throws(ParameterFault) -> Void) throws(ParameterFault)
  /// Calls `body` with the bytes of a text; `nil` for what is none.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result?
}

extension PlainValue: ParameterInput {
  var plain: PlainValue { self }

  var isList: Bool {
    switch self {
    case .list: true
    case .map(let map): map.isEmpty
    default: false
    }
  }

  func forEachElement(_ body: (PlainValue) throws(ParameterFault) -> Void) throws(ParameterFault) {
    guard case .list(let values) = self else { return }
    for value in values { try body(value) }
  }

  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard case .string(var text) = self else { return nil }
    return text.withUTF8(body)
  }
}

extension JSONNode: ParameterInput {
  var isList: Bool { kind == .array || (kind == .object && count == 0) }

  func forEachElement(_ body: (JSONNode) throws(ParameterFault) -> Void) throws(ParameterFault) {
    for element in elements { try body(element) }
  }

  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    kind == .string ? withUTF8(body) : nil
  }
}
