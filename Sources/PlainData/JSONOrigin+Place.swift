import CStrictJSON

extension JSONOrigin {
  /// Line and column of the byte at `offset` of a text of this origin.
  func place(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    var place = csj_place(line: line, column: column)
    csj_advance(&place, bytes.baseAddress, min(offset, bytes.count))
    return (place.line, place.column)
  }

  /// A fault at `offset`, under the path of this origin.
  func fault(_ flaw: JSONFlaw, in bytes: UnsafeBufferPointer<UInt8>) -> InputFault {
    let place = place(of: flaw.offset, in: bytes)
    return InputFault(file: file, line: place.line, column: place.column, path: flaw.path, message: flaw.message)
  }

  /// A fault of the text as a whole.
  func fault(_ message: String) -> InputFault {
    InputFault(file: file, line: line, column: column, path: path, message: message)
  }
}
