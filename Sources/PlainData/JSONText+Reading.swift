import CStrictJSON

extension JSONText {
  /// A reader that has read the text; whoever gets it gives it back.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, origin: JSONOrigin
  ) throws(InputFault) -> OpaquePointer {
    let depth = min(max(limits.depth, 0), csj_deepest())
    let longest = min(limits.bytes, csj_longest_text())
    guard bytes.count <= longest else {
      throw origin.fault("text of \(bytes.count) bytes, over the limit of \(longest)")
    }
    guard let reader = csj_reader_take() else { throw origin.fault(noMemory) }
    let result = csj_read(reader, bytes.baseAddress, bytes.count, depth)
    if result.fault == CInt(csj_ok.rawValue) { return reader }
    defer { csj_reader_give(reader) }
    throw fault(result, of: reader, in: bytes, depth: depth, origin: origin)
  }

  private static let noMemory = "no memory left to read the text"

  /// What was wrong and where. The fast reader does not say, so the slow one reads the text again.
  private static func fault(
    _ result: csj_result, of reader: OpaquePointer, in bytes: UnsafeBufferPointer<UInt8>, depth: Int, origin: JSONOrigin
  ) -> InputFault {
    if result.fault == CInt(csj_no_memory.rawValue) { return origin.fault(noMemory) }
    var scanner = JSONScanner(bytes, depthLimit: depth, rootPath: origin.path)
    if let flaw = scanner.firstFlaw() { return origin.fault(flaw, in: bytes) }
    if result.fault == CInt(csj_member_twice.rawValue) {
      scanner = JSONScanner(bytes, rootPath: origin.path)
      let ordinal = csj_ordinal(csj_document_of(reader), result.index)
      if let key = try? scanner.extent(ofNode: Int(ordinal)) {
        let flaw = JSONFlaw(offset: key.lowerBound, path: scanner.path, message: "member given twice")
        return origin.fault(flaw, in: bytes)
      }
    }
    return origin.fault("not valid JSON")
  }
}
