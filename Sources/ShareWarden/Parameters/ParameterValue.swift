internal import LuaSandbox
internal import ShareModel

/// A value of a parameter, checked and in the form that scripts read.
enum ParameterValue: Hashable, Sendable {
  case boolean(Bool)
  /// Also a duration, in seconds.
  case integer(Int64)
  case number(Double)
  /// Also a domain in ASCII form, an address in the form that compares, a permission and a role.
  case text(String)
  case time(Timestamp)
  case list([ParameterValue])
  /// A list of texts.
  case texts(TextList)
  /// In any order, until it is settled.
  case set(TextList)
  case map([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: ParameterValue
  }

  /// The number of elements; `nil` for a single value.
  var count: Int? {
    switch self {
    case .list(let values): values.count
    case .texts(let texts), .set(let texts): texts.count
    case .map(let entries): entries.count
    case .boolean, .integer, .number, .text, .time: nil
    }
  }

  /// The elements; a single value is its own.
  var elements: [ParameterValue] {
    switch self {
    case .list(let values): values
    case .texts(let texts), .set(let texts): texts.map { .text($0) }
    case .map(let entries): entries.map(\.value)
    case .boolean, .integer, .number, .text, .time: [self]
    }
  }

  /// The value with the elements of a set in their order, each once.
  var settled: ParameterValue { if case .set(let texts) = self { .set(texts.sortedUnique()) } else { self } }

  /// Whether the value comes before the other; false for values that have no order.
  func precedes(_ other: ParameterValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.time(let left), .time(let right)): left < right
    default: false
    }
  }
}

/// A value that is the same as another when it is so to a script, which compares texts by their bytes.
enum ParameterChoice: Hashable {
  case text([UInt8])
  case other(ParameterValue)

  init(_ value: ParameterValue) {
    if case .text(let text) = value { self = .text(text.bytes) } else { self = .other(value) }
  }
}

extension ViewBuilder {
  mutating func cell(_ value: ParameterValue, of type: ParameterType) -> ViewCell {
    guard type == .list(.domain), case .texts(let domains) = value else { return cell(value) }
    return .container(addDomainList(domains))
  }

  private mutating func cell(_ value: ParameterValue) -> ViewCell {
    switch value {
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .text(let value): return text(value)
    case .time(let value): return .time(microseconds: value.microseconds)
    case .list(let values):
      let cells = values.map { cell($0) }
      return .container(addList(cells))
    case .texts(let texts): return .container(addList(texts))
    case .set(let texts): return .container(addSet(texts))
    case .map(let entries):
      let cells = entries.map { (key: $0.key, value: cell($0.value)) }
      return .container(addMap(cells))
    }
  }
}

extension String {
  /// What tells texts apart that look alike: `==` takes two spellings of an accented letter for one.
  var bytes: [UInt8] { Array(utf8) }
}
