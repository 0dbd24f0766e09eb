/// A value of the organization's own, carried along untouched for policies to judge: a share's or a person's
/// `properties`, a custom field of the share record, a member of the request's context.
public enum Label: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([Label])
  case map(Labels)

  /// Text is the same if its bytes are.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)): left == right
    default: false
    }
  }
}

/// Labels by name, in the order of the names' UTF-8 bytes, each name once.
public struct Labels: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let name: String
    public let value: Label

    package init(name: String, value: Label) {
      self.name = name
      self.value = value
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.name.hasSameBytes(as: right.name) && left.value == right.value
    }

    fileprivate func comes(before other: Entry) -> Bool { name.utf8.lexicographicallyPrecedes(other.name.utf8) }
  }

  public private(set) var entries: [Entry]

  public init() { entries = [] }

  /// Labels from names and values; of a name that comes twice the later value stands.
  public init(_ pairs: some Sequence<(String, Label)>) {
    self.init(pairs.map { Entry(name: $0.0, value: $0.1) })
  }

  /// Labels in any order; of a name that comes twice the later value stands.
  package init(_ given: [Entry]) {
    entries = given
    if entries.count < 2 || zip(entries, entries.dropFirst()).allSatisfy({ $0.comes(before: $1) }) { return }
    // A stable order, so that the later of two equal names is known.
    let sorted = entries.enumerated().sorted { left, right in
      if left.element.comes(before: right.element) { return true }
      return left.element.name.hasSameBytes(as: right.element.name) && left.offset < right.offset
    }
    entries.removeAll(keepingCapacity: true)
    for (_, entry) in sorted {
      if let last = entries.last, last.name.hasSameBytes(as: entry.name) { entries.removeLast() }
      entries.append(entry)
    }
  }

  public var isEmpty: Bool { entries.isEmpty }

  public subscript(name: String) -> Label? { entries.first { $0.name.hasSameBytes(as: name) }?.value }

  /// These labels with those of `other` laid over them.
  public func merging(_ other: Labels) -> Labels {
    var merged = Labels()
    merged.entries.reserveCapacity(entries.count + other.entries.count)
    // Both are in order, so one pass over the two keeps it.
    var place = 0
    for entry in other.entries {
      while place < entries.count, entries[place].comes(before: entry) {
        merged.entries.append(entries[place])
        place += 1
      }
      if place < entries.count, entries[place].name.hasSameBytes(as: entry.name) { place += 1 }
      merged.entries.append(entry)
    }
    merged.entries.append(contentsOf: entries[place...])
    return merged
  }
}
