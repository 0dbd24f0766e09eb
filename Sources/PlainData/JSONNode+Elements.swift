import CStrictJSON

extension JSONNode {
  /// Each element of an array as a text of its own, that still knows its place in the whole. An element is judged by
  /// the same limits as a text that comes alone.
  package func elementTexts(limits: JSONLimits = JSONLimits()) -> [Result<JSONText, InputFault>] {
    var scanner = JSONScanner(text.bytes)
    let extents = (try? scanner.extents(ofElementsIn: index)) ?? []
    let path = path
    return extents.enumerated().map { offset, extent in
      var origin = text.origin
      (origin.line, origin.column) = text.origin.place(of: extent.lowerBound, in: text.bytes)
      origin.path = "\(path)[\(offset)]"
      let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text.bytes)[extent])
      return Result { () throws(InputFault) in try JSONText(parsing: bytes, limits: limits, origin: origin) }
    }
  }
}
