internal import CIdentityText

/// A domain, or `*.` and a domain, which stands for its sub-domains at any depth and not for the domain itself.
package struct DomainPattern: Hashable, Sendable {
  /// The domain in ASCII form (UTS 46), in lower case, with its `*.`.
  package let text: String

  package init(parsing text: String) throws(IdentityTextError) {
    var ascii = [CChar](repeating: 0, count: 256)
    var length = 0
    let bytes = Array(text.utf8)
    let fault = bytes.withUnsafeBytes {
      cit_domain_pattern($0.bindMemory(to: CChar.self).baseAddress, $0.count, &ascii, &length)
    }
    guard fault == 0 else { throw IdentityTextError(fault) }
    self.text = String(decoding: ascii.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
