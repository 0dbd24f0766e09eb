internal import ShareModel

/// Keeps other people's addresses out of text for the person who asked: a policy may build its messages from anything it
/// can read.
struct Redaction {
  private static let mark = Array("(address)".utf8)
  private static let cutMark = Array("…".utf8)
  /// Text of a policy that is at least so long, in bytes, may have been cut, and an address with it.
  private static let longText = 1000
  /// Digits of the shortest number that is looked for in forms without a `+`.
  private static let fewestDigits = 7

  private let secrets: AddressTexts
  private let known: AddressTexts

  /// What the subject brought along they may read again: their own addresses, and those in the action.
  init(_ request: ShareRequest, after: Share?) {
    let people = ([request.share] + [after].compactMap { $0 }).flatMap { share in
      share.participants.map(\.identity) + share.requesters.map(\.identity) + share.blockedIdentities.map(\.identity)
    }
    var known = request.subject.identity.addressTexts
    for identity in request.action.parts.compactMap(\.personNamed) { known.formUnion(identity.addressTexts) }
    var secrets: Set<[UInt8]> = []
    for person in people {
      if request.subject.matches(person) {
        known.formUnion(person.addressTexts)
      } else {
        secrets.formUnion(person.addressTexts)
      }
    }
    self.secrets = AddressTexts(secrets.subtracting(known))
    self.known = AddressTexts(known)
  }

  /// Whether a text may hold an address, or the beginning of one that was cut. Every address has its `@`. A number has its
  /// `+`, or at least seven digits: a shorter one is looked for with its `+` alone.
  static func isNeeded(for text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isNeeded(for: $0) } ?? isNeeded(for: text.utf8)
  }

  private static func isNeeded(for bytes: some Collection<UInt8>) -> Bool {
    var digits = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "+"): return true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      default: break
      }
    }
    return digits >= fewestDigits || bytes.count >= longText
  }

  func clean(_ text: String) -> String {
    guard !secrets.isEmpty else { return text }
    let bytes = Array(text.utf8)
    let folded = text.utf8.asciiLowercased
    let isCut = bytes.count >= Self.longText && bytes.suffix(Self.cutMark.count) == Self.cutMark[...]
    let end = isCut ? bytes.count - Self.cutMark.count : bytes.count
    var cleaned: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let own = known.longest(at: folded[at...])
      let secret = secrets.longest(at: folded[at...])
      if secret > own {
        cleaned += Self.mark
        at += secret
      } else if isCut, at + 4 <= end, secrets.holdsLonger(than: folded[at..<end]) {
        return String(decoding: cleaned + Self.mark + Self.cutMark, as: UTF8.self)
      } else {
        cleaned += bytes[at..<at + max(own, 1)]
        at += max(own, 1)
      }
    }
    return String(decoding: cleaned, as: UTF8.self)
  }
}
