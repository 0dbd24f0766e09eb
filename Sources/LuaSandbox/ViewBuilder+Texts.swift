internal import CLuaSandbox

/// Lists and sets of texts.
extension ViewBuilder {
  /// In a list of so few elements going through them takes no longer than looking one up in an index.
  private static let shortList = 8
  /// Seeds that are tried, of which the first is nearly always good.
  private static let mostSeeds = 8

  package mutating func addList(_ texts: TextList) -> ViewHeader { append(cls_kind_list, texts) }

  /// A list of domains and patterns of domains, all in their ASCII form. Looking a domain up takes no longer in a long one.
  package mutating func addDomainList(_ domains: TextList) -> ViewHeader {
    let list = addList(domains)
    if domains.count > Self.shortList {
      cells[Int(list.index)].cell.mark = UInt8(cls_list_domains)
      addIndex(of: list)
    }
    return list
  }

  /// A set of texts, in which looking one up takes no longer for a large set. Domains and patterns of domains in it
  /// must be in their ASCII form.
  package mutating func addSet(_ texts: TextList) -> ViewHeader {
    let set = append(cls_kind_set, texts.sortedUnique())
    addIndex(of: set)
    return set
  }

  package mutating func addSet(_ texts: [String]) -> ViewHeader { addSet(TextList(texts)) }

  private mutating func append(_ kind: Int, _ texts: TextList) -> ViewHeader {
    let header = append(kind, count: texts.count, cells: texts.count)
    let start = text.count
    texts.bytes.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    for index in texts.indices {
      let extent = texts.extent(index)
      set(header, element: index, .text(start + extent.lowerBound..<start + extent.upperBound))
    }
    return header
  }

  private mutating func addIndex(of texts: ViewHeader) {
    let head = Int(texts.index)
    let count = cells[head].cell.count
    text.append(0, times: (8 - text.count % 8) % 8)
    cells[head].cell.payload = Int64(text.count)
    let size = cls_text_index_size(count)
    let index = UnsafeMutableRawPointer(text.extend(by: size)).assumingMemoryBound(to: CChar.self)
    let bytes = UnsafeRawPointer(text.start).assumingMemoryBound(to: CChar.self)
    for _ in 0..<Self.mostSeeds {
      let isFast = (cells.start + head + 1).withMemoryRebound(to: cls_cell.self, capacity: Int(count)) {
        cls_text_index_write(index, $0, count, bytes, .random(in: .min ... .max))
      }
      if isFast { break }
    }
  }
}
