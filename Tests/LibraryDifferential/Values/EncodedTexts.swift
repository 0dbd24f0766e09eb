import TestSupport

extension SeededRandom {
  private static let edges: [UInt32] = [
    0, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF, 0x110000, 0x1FFFFF, 0x200000, 0x3FFFFFF, 0x4000000,
    0x7FFF_FFFF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xD7FF, 0xE000,
  ]

  mutating func codePoint() -> UInt32 {
    once(in: 2) ? pick(Self.edges) : UInt32(truncatingIfNeeded: next()) >> UInt32(number(1...31))
  }

  /// Text that is mostly UTF-8, in the lax sense of up to six bytes, with faults.
  mutating func encodedText() -> [UInt8] {
    var bytes: [UInt8] = []
    let isPlain = once(in: 2)
    let isBroken = once(in: 3)
    for _ in 0..<length(upTo: 16) {
      bytes += Self.encoded(isPlain ? UInt32(number(1...0x2FF)) : codePoint(), extra: isBroken && once(in: 6) ? 1 : 0)
      if isBroken && once(in: 5) { bytes.append(byte()) }
      if isBroken && once(in: 5) && !bytes.isEmpty { bytes.remove(at: number(0...(bytes.count - 1))) }
    }
    return bytes
  }

  /// `extra`: bytes more than needed, which makes the form an overlong one.
  private static func encoded(_ value: UInt32, extra: Int) -> [UInt8] {
    let needed =
      value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : value < 0x200000 ? 4 : value < 0x4000000 ? 5 : 6
    let count = min(needed + extra, 6)
    if count == 1 { return [UInt8(value)] }
    var bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(6 * (count - 1 - $0))) & 0x3F | 0x80 }
    bytes[0] = bytes[0] & (0x7F >> UInt8(count)) | UInt8(truncatingIfNeeded: 0xFF00 >> count)
    return bytes
  }
}
