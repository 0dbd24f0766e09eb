internal import CStrictJSON

/// Where the elements of an array are in the whole text. Each can be read as a text of its own that still knows its
/// place in the whole, by any thread.
package struct JSONExtents: Sendable {
  private let text: JSONText
  /// Of the array.
  private let path: String
  private let elements: [csj_element]

  package init(of array: JSONNode) {
    text = array.text
    path = array.path
    elements = Self.elements(of: array)
  }

  private static func elements(of array: JSONNode) -> [csj_element] {
    withExtendedLifetime(array.text) {
      let bytes = array.text.bytes
      var scanner = JSONScanner(bytes)
      guard array.kind == .array, let bracket = (try? scanner.opening(ofNode: array.borrowed.ordinal)) ?? nil else {
        return []
      }
      let origin = array.text.origin
      let place = csj_place(line: origin.line, column: origin.column)
      return [csj_element](unsafeUninitializedCapacity: array.count) { elements, count in
        count = csj_find_elements(
          bytes.baseAddress, bytes.count, bracket, place, elements.baseAddress, elements.count)
      }
    }
  }

  package var count: Int { elements.count }

  /// Reads an element, which is judged by the same limits as a text that comes alone.
  package func read(_ place: Int, limits: JSONLimits) -> (origin: JSONOrigin, text: Result<JSONText, InputFault>) {
    let element = elements[place]
    let origin = JSONOrigin(
      file: text.origin.file, line: Int(element.line), column: Int(element.column), path: "\(path)[\(place)]")
    return withExtendedLifetime(text) {
      let bytes = UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(text.bytes)[Int(element.start)..<Int(element.end)])
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
