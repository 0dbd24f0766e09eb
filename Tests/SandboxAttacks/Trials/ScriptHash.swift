/// By what two scripts are told apart.
package enum ScriptHash {
  /// FNV-1a.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
