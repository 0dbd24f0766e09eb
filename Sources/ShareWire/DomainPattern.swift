internal import CIdentityText

/// A domain, or `*.` and a domain, which stands for its sub-domains at any depth and not for the domain itself.
package struct DomainPattern: Hashable, Sendable {
  /// The domain in ASCII form (UTS 46), in lower case, with its `*.`.
  package let text: String

  package init(parsing text: String) throws(IdentityTextError) {
    var ascii = [CChar](repeating: 0, count: 256)
    var length = 0
    try text.read { cit_domain_pattern($0, $1, &ascii, &length) }
    self.text = String(written: ascii, count: length)
  }
}
