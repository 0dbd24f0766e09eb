/// Where a text stands among the texts of a list; absent where nothing is said.
@usableFromInline package struct TextPiece: Hashable, Sendable {
  package static let absent = TextPiece(start: .max, count: 0)

  @usableFromInline package let start: UInt32
  /// In bytes.
  package let count: UInt32

  package init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  @inlinable package var isAbsent: Bool { start == .max }

  /// The bytes in the text that it is a piece of.
  package var range: Range<Int> { isAbsent ? 0..<0 : Int(start)..<Int(start) + Int(count) }

  /// The last bytes of the piece.
  package func suffix(count: UInt32) -> TextPiece {
    isAbsent ? self : TextPiece(start: start + self.count - count, count: count)
  }
}
