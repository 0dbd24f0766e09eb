extension JSONScanner {
  /// The first flaw of the text, nil if there is none.
  mutating func firstFlaw() -> JSONFlaw? {
    if let flaw = flawOfWholeText() { return flaw }
    do {
      while try next() != nil {}
      return nil
    } catch {
      return error
    }
  }

  private func flawOfWholeText() -> JSONFlaw? {
    if bytes.isEmpty { return flaw("nothing to read: the text is empty") }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
      return flaw("nothing to read: the text is only white space")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return flaw("byte order mark; save the text as UTF-8 without one") }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return flaw("text in UTF-16; save it as UTF-8")
    }
    return nil
  }

  /// Where the node of this index stands in the text, nil if there is no such node.
  mutating func extent(ofNode index: Int) throws(JSONFlaw) -> Range<Int>? {
    guard let token = try skip(toNode: index) else { return nil }
    switch token {
    case .key(let range), .scalar(let range): return range
    case .open(let start):
      let around = depth - 1
      while depth > around { _ = try next() }
      return start..<position
    case .close: return nil
    }
  }

  /// Where the bracket that opens the node of this index stands in the text; nil if it is no array and no object.
  mutating func opening(ofNode index: Int) throws(JSONFlaw) -> Int? {
    guard case .open(let start)? = try skip(toNode: index) else { return nil }
    return start
  }

  /// Reads on to the token that begins the node of this index. A node is a key or a value, counted from 0.
  private mutating func skip(toNode index: Int) throws(JSONFlaw) -> Token? {
    var nodes = 0
    while let token = try next() {
      if case .close = token { continue }
      if nodes == index { return token }
      nodes += 1
    }
    return nil
  }
}
