import Glibc

extension String {
  /// Are the UTF-8 bytes the same? `==` also takes different spellings of an accented letter for equal.
  func hasSameBytes(as other: String) -> Bool { byteOrder(self, other) == 0 }
}

/// Negative, zero or positive as the UTF-8 bytes of `left` come before, with or after those of `right`.
func byteOrder(_ left: String, _ right: String) -> Int {
  var (left, right) = (left, right)
  return left.withUTF8 { left in
    right.withUTF8 { right in byteOrder(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right)) }
  }
}

func byteOrder(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
  let shared = min(left.count, right.count)
  if shared > 0, let left = left.baseAddress, let right = right.baseAddress {
    let order = memcmp(left, right, shared)
    if order != 0 { return Int(order) }
  }
  return left.count - right.count
}
