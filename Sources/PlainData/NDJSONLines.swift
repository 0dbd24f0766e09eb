import Glibc

/// The lines of NDJSON that are not blank, with their numbers from 1. A line ends in LF or CRLF.
package struct NDJSONLines: Sequence, IteratorProtocol, Sendable {
  package struct Line: Hashable, Sendable {
    package let number: Int
    /// Without the line's end.
    package let bytes: ArraySlice<UInt8>
  }

  private var rest: ArraySlice<UInt8>
  private var number = 0

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package mutating func next() -> Line? {
    while !rest.isEmpty {
      number += 1
      let end = rest.endOfLine
      var line = rest[..<end]
      rest = rest[end...].dropFirst()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return Line(number: number, bytes: line) }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Where the next line feed is, or the end.
  fileprivate var endOfLine: Int {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, 0x0A, bytes.count) else { return endIndex }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
