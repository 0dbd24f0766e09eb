/// A value as JSON has them. Strings are equal if their bytes are; an integer never equals a number.
public enum PlainValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// A number that is not written as an integer, always finite when it was read from JSON.
  case number(Double)
  case string(String)
  case list([PlainValue])
  case map(PlainMap)
}

extension PlainValue: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .list(let values): hasher.combine(values)
    case .map(let map): hasher.combine(map)
    }
  }
}

extension PlainValue: CustomStringConvertible {
  /// The value as compact JSON.
  public var description: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
