extension String {
  /// Whether the UTF-8 bytes are the same. `==` also takes different spellings of an accented letter for equal, which
  /// names and keys of CloudKit's are not.
  package func hasSameBytes(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}

extension String? {
  /// Whether there are the same UTF-8 bytes on both sides, or nothing on either.
  package func hasSameBytes(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.hasSameBytes(as: right)
    default: false
    }
  }
}

extension String.UTF8View {
  /// The bytes with the letters A to Z as small ones, all others as they are.
  package var asciiLowercased: [UInt8] { map { (65...90).contains($0) ? $0 + 32 : $0 } }
}
