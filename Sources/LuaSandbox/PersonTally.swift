internal import CLuaSandbox

/// What `count` asks of a person in a list, beside the record of that person and saying the same.
package struct PersonTally: Sendable {
  var tally: cls_tally

  /// - Parameters:
  ///   - standing: the field of that name, or `permission` where it is nil.
  ///   - hasSeat: whether the person's field `seat` is a number from 0 on.
  package init(standing: ViewCell, role: ViewCell, acceptanceStatus: ViewCell, hasSeat: Bool) {
    tally = cls_tally(
      standing: standing.tallied, role: role.tallied, acceptance_status: acceptanceStatus.tallied,
      has_seat: hasSeat ? 1 : 0)
  }
}

extension ViewCell {
  /// The number of a word, if it goes into a byte.
  fileprivate var tallied: UInt8 {
    let noWord = UInt8(cls_no_word)
    guard Int(cell.kind) == cls_kind_word else { return noWord }
    return UInt8(exactly: cell.payload) ?? noWord
  }
}
