/// Texts in a row, without an object for each: lists of domains are long.
package struct TextList: Hashable, Sendable {
  /// The texts, one after the other.
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  package init() {}

  package init(_ texts: some Sequence<String>) { for text in texts { append(text) } }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// The place of a text in `bytes`.
  func extent(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// The texts in the order of their bytes, each once.
  package func sortedUnique() -> TextList {
    let order = indices.map { (start: start(of: $0), index: $0) }
    func precedes(_ one: (start: UInt64, index: Int), _ other: (start: UInt64, index: Int)) -> Bool {
      one.start != other.start ? one.start < other.start : compare(one.index, other.index) < 0
    }
    if zip(order, order.dropFirst()).allSatisfy(precedes) { return self }
    var sorted = TextList()
    bytes.withUnsafeBufferPointer { bytes in
      var last: Int?
      for (_, index) in order.sorted(by: precedes) {
        if let last, compare(last, index) == 0 { continue }
        sorted.append(UnsafeBufferPointer(rebasing: bytes[extent(index)]))
        last = index
      }
    }
    return sorted
  }

  /// The first eight bytes as a number that is in their order.
  private func start(of index: Int) -> UInt64 {
    let extent = extent(index)
    var start: UInt64 = 0
    for offset in 0..<8 {
      start = start << 8 | (offset < extent.count ? UInt64(bytes[extent.lowerBound + offset]) : 0)
    }
    return start
  }

  /// Below 0: the first comes before the second.
  private func compare(_ one: Int, _ other: Int) -> Int {
    let (one, other) = (extent(one), extent(other))
    for (left, right) in zip(bytes[one], bytes[other]) where left != right { return Int(left) - Int(right) }
    return one.count - other.count
  }
}

extension TextList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }
  package subscript(index: Int) -> String { String(decoding: bytes[extent(index)], as: UTF8.self) }
}
