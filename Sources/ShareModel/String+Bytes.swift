extension String {
  /// Whether the UTF-8 bytes are the same. `==` also takes different spellings of an accented letter for equal, which
  /// names and keys of CloudKit's are not.
  func hasSameBytes(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
