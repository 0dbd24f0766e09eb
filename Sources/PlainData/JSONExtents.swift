/// Where the elements of an array are in the whole text. Each can be read as a text of its own that still knows its
/// place in the whole, by any thread.
package struct JSONExtents: Sendable {
  private struct Extent: Sendable {
    let bytes: Range<Int>
    let line: Int
    let column: Int
  }

  private let text: JSONText
  /// Of the array.
  private let path: String
  private let extents: [Extent]

  package init(of array: JSONNode) {
    text = array.text
    path = array.path
    var scanner = JSONScanner(text.bytes)
    let ranges = (try? scanner.extents(ofElementsIn: array.borrowed.ordinal)) ?? []
    var origin = text.origin
    var reached = 0
    var extents: [Extent] = []
    extents.reserveCapacity(ranges.count)
    for range in ranges {
      // Counted on from the element before, so that many elements take no longer than the text is long.
      let between = UnsafeBufferPointer(rebasing: text.bytes[reached..<range.lowerBound])
      (origin.line, origin.column) = origin.place(of: between.count, in: between)
      reached = range.lowerBound
      extents.append(Extent(bytes: range, line: origin.line, column: origin.column))
    }
    self.extents = extents
  }

  package var count: Int { extents.count }

  /// Reads an element, which is judged by the same limits as a text that comes alone.
  package func read(_ place: Int, limits: JSONLimits) -> (origin: JSONOrigin, text: Result<JSONText, InputFault>) {
    let extent = extents[place]
    let origin = JSONOrigin(
      file: text.origin.file, line: extent.line, column: extent.column, path: "\(path)[\(place)]")
    return withExtendedLifetime(text) {
      let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text.bytes)[extent.bytes])
      return (
        origin, Result { () throws(InputFault) in try JSONText(parsing: bytes, limits: limits, origin: origin) }
      )
    }
  }
}

extension JSONNode {
  /// What `body` makes of each element of an array. An element is let go before the next is read.
  package func mapElements<Value>(
    limits: JSONLimits = JSONLimits(), _ body: (JSONOrigin, Result<JSONText, InputFault>) -> Value
  ) -> [Value] {
    let extents = JSONExtents(of: self)
    return (0..<extents.count).map { place in
      let (origin, text) = extents.read(place, limits: limits)
      return body(origin, text)
    }
  }
}
