/// Values by name, in the order of the names' UTF-8 bytes, each name once.
public struct PlainMap: Sendable {
  public struct Entry: Sendable {
    public let name: String
    public let value: PlainValue
  }

  private var entries: [Entry]

  public init() { entries = [] }

  /// A map of names and values in any order; of a name that comes twice the later value stands.
  public init(_ pairs: some Sequence<(String, PlainValue)>) {
    entries = pairs.map { Entry(name: $0.0, value: $0.1) }
    if zip(entries, entries.dropFirst()).allSatisfy({ byteOrder($0.name, $1.name) < 0 }) { return }
    let sorted = entries.enumerated().sorted {
      let order = byteOrder($0.element.name, $1.element.name)
      return order != 0 ? order < 0 : $0.offset < $1.offset
    }
    entries.removeAll(keepingCapacity: true)
    for (_, entry) in sorted {
      if let last = entries.last, last.name.hasSameBytes(as: entry.name) { entries.removeLast() }
      entries.append(entry)
    }
  }

  /// The value of a name; setting nil takes the name out.
  public subscript(name: String) -> PlainValue? {
    get {
      let (index, isThere) = position(of: name)
      return isThere ? entries[index].value : nil
    }
    set {
      let (index, isThere) = position(of: name)
      switch (newValue, isThere) {
      case (let value?, true): entries[index] = Entry(name: name, value: value)
      case (let value?, false): entries.insert(Entry(name: name, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Where the name is, or would have to go.
  private func position(of name: String) -> (index: Int, isThere: Bool) {
    var range = entries.startIndex..<entries.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let order = byteOrder(entries[middle].name, name)
      if order == 0 { return (middle, true) }
      range = order < 0 ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return (range.lowerBound, false)
  }
}

extension PlainMap: RandomAccessCollection {
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(position: Int) -> Entry { entries[position] }
}

extension PlainMap.Entry: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

extension PlainMap: Hashable {}
