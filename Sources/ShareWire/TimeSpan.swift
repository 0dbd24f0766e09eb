internal import CIdentityText

/// A length of time, written `45s`, `30m`, `12h`, `90d` or `2w`.
package struct TimeSpan: Hashable, Sendable {
  package let seconds: Int64

  package init(parsing text: String) throws(IdentityTextError) {
    var seconds: Int64 = 0
    let bytes = Array(text.utf8)
    let fault = bytes.withUnsafeBytes {
      cit_duration_parse($0.bindMemory(to: CChar.self).baseAddress, $0.count, &seconds)
    }
    guard fault == 0 else { throw IdentityTextError(fault) }
    self.seconds = seconds
  }
}
