internal import CLuaSandbox

/// Writes a view: flat cells and text. It keeps its room over `reset`, so that one builder serves many requests.
package struct ViewBuilder: Sendable {
  var cells: [cls_cell] = []
  var text: [UInt8] = []

  /// The container that the script gets; nil: the script gets nil.
  package var root: ViewHeader?

  package init() {}

  package mutating func reset() {
    cells.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    root = nil
  }

  /// Text as a cell. The text is copied; equal texts are not joined.
  package mutating func text(_ value: String) -> ViewCell {
    var value = value
    let offset = text.count
    value.withUTF8 { text.append(contentsOf: $0) }
    return .text(offset: offset, count: text.count - offset)
  }

  package mutating func text(_ value: String?) -> ViewCell {
    guard let value else { return .null }
    return text(value)
  }

  /// A record whose fields are all nil.
  package mutating func addRecord(_ schema: SchemaID, fieldCount: Int) -> ViewHeader {
    append(cls_kind_record, schema: schema.rawValue, count: fieldCount, cells: fieldCount)
  }

  package mutating func set(_ record: ViewHeader, _ field: Int, _ value: ViewCell) {
    cells[Int(record.index) + 1 + field] = value.cell
  }

  /// A list whose elements are all nil.
  package mutating func addList(count: Int) -> ViewHeader {
    append(cls_kind_list, count: count, cells: count)
  }

  package mutating func set(_ list: ViewHeader, element: Int, _ value: ViewCell) {
    cells[Int(list.index) + 1 + element] = value.cell
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
      cells[next] = text(entry.key).cell
      cells[next + 1] = entry.value.cell
      next += 2
    }
    return map
  }

  /// A set of strings, in which looking one up takes no longer for a large set. Domains and patterns of domains in it
  /// must be in their ASCII form.
  package mutating func addSet(_ elements: [String]) -> ViewHeader {
    let sorted = elements.map { (key: $0, value: ViewCell.null) }.uniqueByKey()
    let set = append(cls_kind_set, count: sorted.count, cells: sorted.count)
    for (index, element) in sorted.enumerated() { cells[Int(set.index) + 1 + index] = text(element.key).cell }
    return set
  }

  /// A list of domains and patterns of domains, all in their ASCII form. Looking a domain up takes no longer in a long one.
  package mutating func addDomainList(_ domains: [String]) -> ViewHeader {
    let texts = domains.map { text($0) }
    let list = addList(texts)
    if domains.count > Self.shortList {
      let set = addSet(domains)
      cells[Int(list.index)].mark = UInt8(cls_list_domains)
      cells[Int(list.index)].payload = Int64(set.index)
    }
    return list
  }

  /// In a list of so few elements going through them takes no longer than looking one up in a set.
  private static let shortList = 8

  /// What was built, apart from the builder.
  package func finish() -> FlatView { FlatView(cells: cells, text: text, root: root) }

  private mutating func append(_ kind: Int, schema: UInt16 = 0, count: Int, cells room: Int) -> ViewHeader {
    let header = ViewHeader(index: UInt32(cells.count))
    cells.append(
      cls_cell(
        kind: UInt8(truncatingIfNeeded: kind), mark: 0, schema: schema, count: UInt32(count), payload: 0))
    cells.append(contentsOf: repeatElement(cls_cell(), count: room))
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
