/// Numbers for keys, by which they are found. The numbers come from a secret of the process, so that nobody can choose
/// keys that have the same.
struct KeyHash: Sendable {
  static let ofThisProcess = KeyHash(start: .random(in: .min ... .max), multiplier: .random(in: .min ... .max) | 1)

  let start: UInt64
  let multiplier: UInt64

  func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    var hash = mixed(start ^ UInt64(count))
    guard count >= 8 else { return mixed(hash ^ short(bytes)) }
    for offset in stride(from: 0, to: count - 8, by: 8) { hash = mixed(hash ^ word(bytes, at: offset)) }
    return mixed(hash ^ word(bytes, at: count - 8))
  }

  private func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }

  private func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Fewer than eight bytes as one number; of which length they are is in the hash already.
  private func short(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard bytes.count >= 4 else { return bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    let first = bytes.loadUnaligned(as: UInt32.self)
    let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
    return UInt64(first) << 32 | UInt64(last)
  }
}
