internal import CStrictJSON

extension BorrowedNode {
  private var text: JSONText {
    // Set by the text itself, which whoever has this node keeps.
    guard let owner = document.pointee.owner else { preconditionFailure("a node of no text") }
    return Unmanaged<JSONText>.fromOpaque(owner).takeUnretainedValue()
  }

  /// The path from the root of the whole, such as `resource.properties.participants[1].role`. A member's name has the
  /// path of the member.
  package var path: String {
    var path = JSONPath(from: text.origin.path)
    let target = isKey ? index + 1 : index
    var node = BorrowedNode(document: document, index: UInt32(csj_root))
    while node.index < target {
      if node.isObject {
        guard let member = node.members.first(where: { $0.value.contains(target) }) else { break }
        path.append(member: member.key.string ?? "")
        node = member.value
      } else {
        guard let (number, element) = node.elements.enumerated().first(where: { $0.element.contains(target) }) else {
          break
        }
        path.append(element: number)
        node = element
      }
    }
    return path.text
  }

  /// Whether the node of that index is this one or lies in it.
  private func contains(_ other: UInt32) -> Bool { other < csj_next(document, index) }

  /// The place among all nodes of the text, as `JSONScanner` counts them.
  var ordinal: Int { Int(csj_ordinal(document, index)) }

  /// Where the value is written, as offsets in the text: from its first byte to behind its last.
  package var extent: Range<Int> {
    let bytes = text.bytes
    var scanner = JSONScanner(bytes)
    return (try? scanner.extent(ofNode: ordinal)) ?? 0..<bytes.count
  }

  /// Line and column of the value in the file, counted from 1.
  package var place: (line: Int, column: Int) { text.origin.place(of: extent.lowerBound, in: text.bytes) }

  /// The place as the origin of a text that begins here.
  package var origin: JSONOrigin {
    let place = place
    return JSONOrigin(file: text.origin.file, line: place.line, column: place.column, path: path)
  }

  /// A fault of this value.
  package func fault(_ message: String) -> InputFault {
    let place = place
    return InputFault(file: text.origin.file, line: place.line, column: place.column, path: path, message: message)
  }
}
