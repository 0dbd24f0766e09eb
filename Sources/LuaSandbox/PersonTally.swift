public import CLuaSandbox

/// What `count` asks of a person in a list, beside the record of that person and saying the same.
@usableFromInline package struct PersonTally: BitwiseCopyable, Sendable {
  @usableFromInline var tally: cls_tally

  /// - Parameters:
  ///   - standing: the field of that name, or `permission` where it is nil.
  ///   - hasSeat: whether the person's field `seat` is a number from 0 on.
  @inlinable package init(standing: ViewCell, role: ViewCell, acceptanceStatus: ViewCell, hasSeat: Bool) {
    tally = cls_tally(
      standing: standing.tallied, role: role.tallied, acceptance_status: acceptanceStatus.tallied,
      has_seat: hasSeat ? 1 : 0)
  }

  @inlinable static var size: Int { MemoryLayout<cls_tally>.size }
}

extension ViewCell {
  /// The number of a word, if it goes into a byte.
  @inlinable var tallied: UInt8 {
    let noWord = UInt8(cls_no_word)
    guard Int(cell.kind) == cls_kind_word else { return noWord }
    return UInt8(exactly: cell.payload) ?? noWord
  }
}

extension UnsafeMutableRawPointer {
  /// Writes the tally of an element where those of a list begin. They stand in text, at no boundary of words.
  @inlinable package func store(_ tally: PersonTally, at element: Int) {
    storeBytes(of: tally.tally, toByteOffset: element * PersonTally.size, as: cls_tally.self)
  }
}
