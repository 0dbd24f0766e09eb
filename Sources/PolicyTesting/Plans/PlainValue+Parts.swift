internal import PlainData

extension PlainValue {
  var map: PlainMap? { if case .map(let map) = self { map } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .integer(let number) = self { Int(number) } else { nil } }

  /// The elements of a list; an empty table of a script may stand for an empty list.
  var elements: [PlainValue]? {
    switch self {
    case .list(let values): values
    case .map(let map) where map.isEmpty: []
    default: nil
    }
  }

  /// The value as JSON.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}
