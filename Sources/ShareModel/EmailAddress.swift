/// An e-mail address that was read strictly: it has one domain, in ASCII form, and nothing that another reader could
/// take differently. Two addresses are equal if their domains are and their local parts differ at most in ASCII case.
public struct EmailAddress: Sendable {
  /// The address as it was written.
  public let text: String
  /// What stands before the `@`, as it was written.
  public let localPart: String
  /// The domain in ASCII form (UTS 46), in lower case.
  public let domain: String
  /// The local part folded to lower case in ASCII, `@`, and the domain.
  public let folded: String

  /// Makes an address from parts that a strict reader has checked.
  package init(checkedText text: String, localPart: String, domain: String) {
    self.text = text
    self.localPart = localPart
    self.domain = domain
    folded = String(decoding: localPart.utf8.asciiLowercased, as: UTF8.self) + "@" + domain
  }
}

extension EmailAddress: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.folded.hasSameBytes(as: right.folded) }
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}
