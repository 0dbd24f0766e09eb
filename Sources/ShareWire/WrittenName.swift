internal import PlainData

/// A key as it is written in a text, for as long as the text is kept. It is compared byte for byte.
struct WrittenName {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ node: BorrowedNode) throws(InputFault) { bytes = try node.nameBytes() }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension WrittenName: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.bytes.elementsEqual(right.bytes) }
}
