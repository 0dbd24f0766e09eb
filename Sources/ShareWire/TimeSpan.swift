internal import CIdentityText

/// A length of time, written `45s`, `30m`, `12h`, `90d` or `2w`.
package struct TimeSpan: Hashable, Sendable {
  package let seconds: Int64

  package init(parsing text: String) throws(IdentityTextError) {
    var seconds: Int64 = 0
    try text.read { cit_duration_parse($0, $1, &seconds) }
    self.seconds = seconds
  }
}
