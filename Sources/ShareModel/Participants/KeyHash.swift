/// Numbers for keys, by which they are found. The numbers come from a secret of the process, so that nobody can choose
/// keys that have the same.
struct KeyHash: Sendable {
  static let ofThisProcess = KeyHash()

  private let secret: (UInt64, UInt64, UInt64, UInt64)

  private init() {
    func word() -> UInt64 { .random(in: .min ... .max) }
    secret = (word(), word(), word(), word())
  }

  @inline(__always)
  func callAsFunction(_ key: UnsafeRawPointer, _ count: Int) -> UInt64 {
    mixed(words(key, count) ^ secret.2, UInt64(truncatingIfNeeded: count) ^ secret.3)
  }

  /// The words of a key, those of up to 32 bytes without a loop.
  @inline(__always)
  private func words(_ key: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count <= 16 {
      if count >= 8 { return pair(word(key), word(key + (count &- 8))) }
      return pair(short(key, count), 0)
    }
    var mix: UInt64 = 0
    var key = key
    var left = count
    while left > 32 {
      mix = mixed(word(key) ^ secret.0 ^ mix, word(key + 8) ^ secret.1)
      key += 16
      left &-= 16
    }
    let end = key + left
    return pair(word(key) ^ mix, word(key + 8)) &+ mixed(word(end - 16) ^ secret.2, word(end - 8) ^ secret.3)
  }

  @inline(__always)
  private func pair(_ one: UInt64, _ other: UInt64) -> UInt64 { mixed(one ^ secret.0, other ^ secret.1) }

  @inline(__always)
  private func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  @inline(__always)
  private func word(_ bytes: UnsafeRawPointer) -> UInt64 { bytes.loadUnaligned(as: UInt64.self) }

  /// Fewer than eight bytes as one number, which together with how many there are is theirs alone.
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
