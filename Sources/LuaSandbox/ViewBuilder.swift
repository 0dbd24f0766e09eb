public import CLuaSandbox
internal import Glibc

/// Writes a view: flat cells and text. It keeps its room over `reset`, so that one builder serves many requests.
@usableFromInline package struct ViewBuilder: ~Copyable, Sendable {
  @usableFromInline package var cells = ViewRoom<ViewCell>()
  @usableFromInline package var text = ViewRoom<UInt8>()

  /// The container that the script gets; nil: the script gets nil.
  package var root: ViewHeader?

  package init() {}

  package mutating func reset() {
    cells.empty()
    text.empty()
    root = nil
  }

  /// Text as a cell. The text is copied; equal texts are not joined.
  @inlinable package mutating func text(_ value: String) -> ViewCell {
    let start = place(ofText: value)
    return .text(start..<text.count)
  }

  /// Text in UTF-8 as a cell.
  package mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> ViewCell {
    let start = place(ofText: UnsafeRawBufferPointer(bytes))
    return .text(start..<text.count)
  }

  /// Copies text; gives the place at which it begins.
  @inlinable package mutating func place(ofText value: String) -> Int {
    let start = text.count
    if value.utf8.withContiguousStorageIfAvailable({ text.append(contentsOf: $0) }) == nil {
      for byte in value.utf8 { text.append(byte) }
    }
    return start
  }

  /// Copies text, which must be UTF-8; gives the place at which it begins.
  @inlinable package mutating func place(ofText bytes: UnsafeRawBufferPointer) -> Int {
    let start = text.count
    text.append(contentsOf: bytes.assumingMemoryBound(to: UInt8.self))
    return start
  }

  @inlinable package mutating func text(_ value: String?) -> ViewCell {
    guard let value else { return .null }
    return text(value)
  }

  /// The place of the first such byte in text that is here.
  package func place(of byte: UInt8, in text: Range<Int>) -> Int? {
    guard let found = memchr(self.text.start + text.lowerBound, Int32(byte), text.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self.text.start)
  }

  /// A record with the fields of another of the same view, and more that are nil.
  @inlinable package mutating func addRecord(_ schema: SchemaID, copying record: ViewHeader, fieldCount: Int)
    -> ViewHeader
  {
    let count = min(fieldCount, Int(cells[Int(record.index)].cell.count))
    precondition(Int(record.index) + count < cells.count)
    let copy = ViewHeader(index: UInt32(cells.count))
    let start = cells.extend(by: 1 + fieldCount)
    start.initialize(to: .record(schema, fieldCount: fieldCount))
    (start + 1).initialize(from: cells.start + Int(record.index) + 1, count: count)
    (start + 1 + count).initialize(repeating: .null, count: fieldCount - count)
    return copy
  }

  /// A record whose fields are all nil.
  @inlinable package mutating func addRecord(_ schema: SchemaID, fieldCount: Int) -> ViewHeader {
    append(cls_kind_record, schema: schema.rawValue, count: fieldCount, cells: fieldCount)
  }

  @inlinable package mutating func set(_ record: ViewHeader, _ field: Int, _ value: ViewCell) {
    cells[Int(record.index) + 1 + field] = value
  }

  /// A list whose elements are all nil.
  @inlinable package mutating func addList(count: Int) -> ViewHeader {
    append(cls_kind_list, count: count, cells: count)
  }

  @inlinable package mutating func set(_ list: ViewHeader, element: Int, _ value: ViewCell) {
    cells[Int(list.index) + 1 + element] = value
  }

  /// An element of a list, or a field of a record by its number.
  @inlinable package func element(of container: ViewHeader, at place: Int) -> ViewCell {
    cells[Int(container.index) + 1 + place]
  }

  package mutating func addList(_ values: [ViewCell]) -> ViewHeader {
    let list = addList(count: values.count)
    for (index, value) in values.enumerated() { set(list, element: index, value) }
    return list
  }

  /// A map. Where a key comes twice the later value stays. In a closed map, which bears the name of a schema in
  /// messages, reading a missing key is an error; in an open one it is nil.
  package mutating func addMap(_ entries: [(key: String, value: ViewCell)], closedAs name: SchemaID? = nil)
    -> ViewHeader
  {
    var sorted = entries
    if !zip(entries, entries.dropFirst()).allSatisfy({ $0.key.precedes($1.key) }) { sorted = entries.uniqueByKey() }
    let map = append(
      cls_kind_map, schema: name.map { $0.rawValue + 1 } ?? 0, count: sorted.count, cells: 2 * sorted.count)
    var next = Int(map.index) + 1
    for entry in sorted {
      cells[next] = text(entry.key)
      cells[next + 1] = entry.value
      next += 2
    }
    return map
  }

  /// A map that is open, to be filled entry by entry in the order of the bytes of the keys, each of which comes once.
  @inlinable package mutating func addMap(count: Int) -> ViewHeader {
    append(cls_kind_map, count: count, cells: 2 * count)
  }

  @inlinable package mutating func set(_ map: ViewHeader, entry: Int, key: ViewCell, _ value: ViewCell) {
    cells[Int(map.index) + 1 + 2 * entry] = key
    cells[Int(map.index) + 2 + 2 * entry] = value
  }

  /// What was built, apart from the builder.
  package func finish() -> FlatView { withParts { FlatView(copying: $0) } }

  /// Where so many cells of a container are, until something else is added to the view.
  @inlinable package func start(of container: ViewHeader, count: Int) -> UnsafeMutablePointer<ViewCell> {
    precondition(Int(container.index) + count <= cells.count)
    return cells.start + Int(container.index)
  }

  /// Cells as they are, which refer to one another by where they come to stand; gives the number of the first.
  @inlinable package mutating func append(_ template: [ViewCell]) -> Int {
    let first = cells.count
    template.withUnsafeBufferPointer { cells.append(contentsOf: $0) }
    return first
  }

  @inlinable package mutating func append(_ kind: Int, schema: UInt16 = 0, count: Int, cells room: Int) -> ViewHeader {
    let header = ViewHeader(index: UInt32(cells.count))
    let start = cells.extend(by: 1 + room)
    start.initialize(to: ViewCell(kind: kind, schema: schema, count: UInt32(count)))
    (start + 1).initialize(repeating: .null, count: room)
    return header
  }
}

extension String {
  /// Whether the bytes come before those of the other, which is the order that views are sorted in.
  fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension [(key: String, value: ViewCell)] {
  fileprivate func uniqueByKey() -> [(key: String, value: ViewCell)] {
    let sorted = enumerated().sorted {
      $0.element.key.precedes($1.element.key)
        || (!$1.element.key.precedes($0.element.key) && $0.offset < $1.offset)
    }
    var unique: [(key: String, value: ViewCell)] = []
    unique.reserveCapacity(sorted.count)
    for (_, entry) in sorted {
      if let last = unique.last, !last.key.precedes(entry.key) { unique.removeLast() }
      unique.append(entry)
    }
    return unique
  }
}
