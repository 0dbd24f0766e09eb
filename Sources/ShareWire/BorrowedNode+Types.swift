internal import CStrictJSON
internal import PlainData

// What every member of a request is asked: without a call into another module.
extension BorrowedNode {
  func isOf(_ type: csj_type) -> Bool { UInt32(csj_type_of(document, index)) == type.rawValue }

  /// The bytes of a string or of a member's name, for as long as the text is kept.
  var writtenBytes: UnsafeBufferPointer<UInt8>? {
    guard isOf(csj_string) else { return nil }
    var count: UInt32 = 0
    let bytes = csj_bytes(document, index, &count)
    return UnsafeBufferPointer(start: bytes, count: Int(count))
  }
}
