internal import LuaSandbox
internal import ShareModel

/// The texts of entries that are kept as bytes, in a view.
struct EntryTexts {
  let base: ParticipantBase
  /// Where the view has all texts of the list; `nil`: it gets those that are asked for.
  private let start: Int?

  /// All texts at once: a record then refers to its own.
  init(allOf base: ParticipantBase, in builder: inout ViewBuilder) {
    self.base = base
    start = base.text.withUnsafeBytes { builder.place(ofText: $0) }
  }

  /// A few texts.
  init(someOf base: ParticipantBase) {
    self.base = base
    start = nil
  }

  /// The place of a text in the view; `nil` for one that is absent.
  func place(of piece: TextPiece, in builder: inout ViewBuilder) -> Range<Int>? {
    guard !piece.isAbsent else { return nil }
    let start =
      if let start { start + piece.range.lowerBound } else {
        base.text.withUnsafeBytes { builder.place(ofText: UnsafeRawBufferPointer(rebasing: $0[piece.range])) }
      }
    return start..<start + piece.range.count
  }
}
