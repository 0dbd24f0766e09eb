/// A part of a script's text, in bytes from its start; what comes after its end does not belong to it.
package struct SourceSpan: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A place in a script's text as people count, both from 1; columns count characters.
package struct SourcePlace: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A script's text, which knows where its lines start. Lines end as Lua ends them.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// Where each line starts.
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      // Two different line ends are one.
      if at < bytes.count, bytes[at] != byte, bytes[at] == UInt8(ascii: "\n") || bytes[at] == UInt8(ascii: "\r") {
        at += 1
      }
      starts.append(at)
    }
    self.starts = starts
  }

  package var lineCount: Int { starts.count }

  package func place(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    let before = bytes[starts[line - 1]..<min(max(offset, starts[line - 1]), bytes.count)]
    return SourcePlace(line: line, column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
  }

  package func line(of offset: Int) -> Int {
    var range = starts.indices
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound + 1
  }

  /// A line's text without its end; the first is 1.
  package func text(ofLine line: Int) -> String {
    let end = line < starts.count ? starts[line] : bytes.count
    // Other marks that Unicode counts as line ends are characters like any.
    let own = bytes[starts[line - 1]..<end].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: own, as: UTF8.self)
  }

  package func text(_ span: SourceSpan) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }
}
