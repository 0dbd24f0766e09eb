/// An e-mail address that was read strictly: it has one domain, in ASCII form, and nothing that another reader could
/// take differently. Two addresses are equal if their domains are and their local parts differ at most in ASCII case.
public struct EmailAddress: Sendable {
  /// The address as it was written.
  public let text: String
  /// The folded form, where the address is written otherwise.
  private let other: String?

  /// Makes an address from parts that a strict reader has checked: the text begins with the local part.
  package init(checkedText text: String, localPart: String, domain: String) {
    let folded = String(decoding: localPart.utf8.asciiLowercased, as: UTF8.self) + "@" + domain
    self.init(checkedText: text, folded: folded.hasSameBytes(as: text) ? nil : folded)
  }

  /// Makes an address that a strict reader has checked; `nil` says that it is written in its folded form.
  package init(checkedText text: String, folded: String?) {
    self.text = text
    other = folded
  }

  /// The local part folded to lower case in ASCII, `@`, and the domain.
  public var folded: String { other ?? text }

  /// What stands before the `@`, as it was written.
  public var localPart: String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "@") })) }

  /// The domain in ASCII form (UTS 46), in lower case.
  public var domain: String {
    String(Substring(folded.utf8.drop { $0 != UInt8(ascii: "@") }.dropFirst()))
  }

  package var isWrittenFolded: Bool { other == nil }
}

extension EmailAddress: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.folded.hasSameBytes(as: right.folded) }
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}
