internal import ShareModel

/// Keeps other people's addresses out of text for the person who asked: a policy may build its messages from anything it
/// can read.
struct Redaction {
  private static let mark = "(address)"
  private let secrets: [String]

  /// What the subject brought along they may read again: their own addresses, and those in the action.
  init(_ request: ShareRequest, after: Share?) {
    let known = [request.subject.identity] + request.action.parts.flatMap(\.identities)
    let people = ([request.share] + [after].compactMap { $0 }).flatMap { share in
      share.participants.map(\.identity) + share.requesters.map(\.identity) + share.blockedIdentities.map(\.identity)
    }
    var secrets: Set<String> = []
    for person in people where !known.contains(where: { $0.matches(person) }) && !request.subject.matches(person) {
      if let address = person.emailAddress { secrets.formUnion([address.folded, address.text.asciiLowercased]) }
      if let number = person.phoneNumber { secrets.formUnion([number.digits, number.text]) }
    }
    // The longest first, since one address may end in another.
    self.secrets = secrets.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  func clean(_ text: String) -> String {
    var text = text
    for secret in secrets {
      while let found = text.asciiLowercased.firstRange(of: secret) {
        // Lower case has the same length in bytes, so that offsets agree.
        let start = text.utf8.index(text.startIndex, offsetBy: text.asciiLowercased.utf8Offset(found.lowerBound))
        let end = text.utf8.index(start, offsetBy: secret.utf8.count)
        text.replaceSubrange(start..<end, with: Self.mark)
      }
    }
    return text
  }
}

extension Action {
  fileprivate var identities: [Identity] {
    switch self {
    case .addParticipant(let invitation): [invitation.identity]
    case .removeParticipant(let person), .setParticipantPermission(let person, _), .setParticipantRole(let person, _),
      .lookUpParticipant(let person), .getOneTimeURL(let person), .approveAccessRequest(let person),
      .denyAccessRequest(let person), .blockRequester(let person), .unblockIdentity(let person),
      .transferOwnership(let person):
      [person]
    default: []
    }
  }
}

extension String {
  fileprivate var asciiLowercased: String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  fileprivate func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
