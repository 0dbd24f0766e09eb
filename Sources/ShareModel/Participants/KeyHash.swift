/// Numbers for keys, by which they are found. The numbers come from a secret of the process, so that nobody can choose
/// keys that have the same.
struct KeyHash: Sendable {
  static let ofThisProcess = KeyHash(start: .random(in: .min ... .max), multiplier: .random(in: .min ... .max) | 1)

  let start: UInt64
  let multiplier: UInt64

  @inline(__always)
  func callAsFunction(_ key: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var hash = mixed(start ^ UInt64(truncatingIfNeeded: count))
    guard count >= 8 else { return mixed(hash ^ short(key, count)) }
    let last = count &- 8
    var offset = 0
    while offset < last {
      hash = mixed(hash ^ word(key + offset))
      offset &+= 8
    }
    return mixed(hash ^ word(key + last))
  }

  @inline(__always)
  private func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }

  @inline(__always)
  private func word(_ bytes: UnsafeRawPointer) -> UInt64 { bytes.loadUnaligned(as: UInt64.self) }

  /// Fewer than eight bytes as one number; of which length they are is in the hash already.
  @inline(__always)
  private func short(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = bytes.loadUnaligned(as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var number: UInt64 = 0
    for offset in 0..<count { number = number << 8 | UInt64(bytes.load(fromByteOffset: offset, as: UInt8.self)) }
    return number
  }
}
