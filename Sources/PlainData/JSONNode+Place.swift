import CStrictJSON

extension JSONNode {
  /// The path from the root of the whole, such as `resource.properties.participants[1].role`. A member's name has the
  /// path of the member.
  package var path: String {
    let nodes = text.nodes
    var way: [Int] = []
    var at = kind == .key ? index + 1 : index
    while at != 0 {
      way.append(at)
      at = Int(nodes[at].parent)
    }
    var path = JSONPath(from: text.origin.path)
    for step in way.reversed() {
      let parent = JSONNode(text: text, index: Int(nodes[step].parent))
      if parent.kind == .object {
        path.append(member: JSONNode(text: text, index: step - 1).string ?? "")
      } else {
        path.append(element: parent.elements.prefix { $0.index != step }.count)
      }
    }
    return path.text
  }

  /// Where the value is written, as offsets in the text: from its first byte to behind its last.
  package var extent: Range<Int> {
    var scanner = JSONScanner(text.bytes)
    return (try? scanner.extent(ofNode: index)) ?? 0..<text.bytes.count
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
