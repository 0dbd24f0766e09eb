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

  /// Hands the ASCII form of a domain or pattern to `body`; false when the text is none.
  package static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { ascii in
      guard let start = ascii.baseAddress else { return false }
      var length = 0
      let fault = text.withMemoryRebound(to: CChar.self) {
        cit_domain_pattern($0.baseAddress, $0.count, start, &length)
      }
      guard fault == 0 else { return false }
      UnsafeBufferPointer(start: start, count: length).withMemoryRebound(to: UInt8.self, body)
      return true
    }
  }
}
