internal import CLuaSandbox

/// The SHA-256 by which a decision names the text of a script.
package struct SourceDigest: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits.
  package let hexadecimal: String

  package init(of source: [UInt8]) {
    hexadecimal = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { digits in
      source.withUnsafeBytes { bytes in
        cls_sha256_hex(bytes.baseAddress, bytes.count, digits.baseAddress)
      }
      return String(decoding: digits.prefix(64).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
