extension JSONNode {
  /// What `body` makes of each element of an array, read as a text of its own that still knows its place in the whole.
  /// An element is judged by the same limits as a text that comes alone, and is let go before the next is read.
  package func mapElements<Value>(
    limits: JSONLimits = JSONLimits(), _ body: (JSONOrigin, Result<JSONText, InputFault>) -> Value
  ) -> [Value] {
    var scanner = JSONScanner(text.bytes)
    let extents = (try? scanner.extents(ofElementsIn: borrowed.ordinal)) ?? []
    let path = path
    var origin = text.origin
    var reached = 0
    return extents.enumerated().map { offset, extent in
      // Counted on from the element before, so that many elements take no longer than the text is long.
      let between = UnsafeBufferPointer(rebasing: text.bytes[reached..<extent.lowerBound])
      (origin.line, origin.column) = origin.place(of: between.count, in: between)
      origin.path = "\(path)[\(offset)]"
      reached = extent.lowerBound
      let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text.bytes)[extent])
      return body(
        origin, Result { () throws(InputFault) in try JSONText(parsing: bytes, limits: limits, origin: origin) })
    }
  }
}
