internal import PlainData
internal import ShareModel

/// Reads an entry of a share's list, and an invitation, which is an entry to be.
struct ParticipantReader {
  let isStrict: Bool

  /// Takes an entry into a list, without a string for any key of it.
  func read(_ node: BorrowedNode, into list: inout ParticipantListBuilder) throws(InputFault) {
    let places = try PersonPlaces(node, isStrict: isStrict)
    let standing = try WrittenStanding(places, isStrict: isStrict)
    var entry = ParticipantEntry()
    entry.facts.role = standing.role ?? .unknown
    entry.facts.permission = standing.permission ?? .unknown
    entry.facts.acceptanceStatus = standing.acceptanceStatus ?? .unknown
    entry.facts.hasiCloudAccount = standing.hasiCloudAccount
    entry.facts.isOneTimeURL = standing.isOneTimeURL
    entry.facts.isApprovedRequester = try places.flat.optionalTruth(.isApprovedRequester) ?? false
    entry.dateAddedToShare = try places.flat.optional(.dateAddedToShare) { (node) throws(InputFault) in
      try node.time()
    }
    entry.name = list.text(standing.name)
    entry.take(standing.identity, into: &list)
    list.append(entry, labels: standing.properties)
  }

  func invitation(_ node: BorrowedNode) throws(InputFault) -> Invitation {
    let standing = try WrittenStanding(try PersonPlaces(node, isStrict: isStrict), isStrict: isStrict)
    return Invitation(
      identity: Identity(standing.identity), name: standing.name, isOneTimeURL: standing.isOneTimeURL,
      role: standing.role, permission: standing.permission, hasiCloudAccount: standing.hasiCloudAccount,
      isLookedUp: standing.isLookedUp, isAttachedToOtherShare: standing.isAttachedToOtherShare,
      acceptanceStatus: standing.acceptanceStatus, properties: standing.properties)
  }
}

/// Who somebody is and what they may do, as it is written in a text, for as long as the text is kept.
private struct WrittenStanding {
  let identity: WrittenIdentity
  let name: String?
  let isOneTimeURL: Bool
  let role: ParticipantRole?
  let permission: ParticipantPermission?
  let hasiCloudAccount: Bool?
  let isLookedUp: Bool?
  let isAttachedToOtherShare: Bool?
  let acceptanceStatus: ParticipantAcceptanceStatus?
  let properties: Labels

  init(_ places: PersonPlaces, isStrict: Bool) throws(InputFault) {
    let members = places.flat
    identity = try WrittenIdentity(places)
    if isStrict { try members.allowOnly(.ofParticipant) }
    name = try places.name()
    isOneTimeURL =
      try members.optional(.isOneTimeURL, or: .oneTimeURL) { (node) throws(InputFault) in try node.truth() } ?? false
    role = try members.optional(.role, or: .type) { (node) throws(InputFault) in try Spellings.role.read(node) }
    permission = try members.optional(.permission) { (node) throws(InputFault) in try Spellings.permission.read(node) }
    hasiCloudAccount = try places.hasiCloudAccount()
    isLookedUp = try members.optionalTruth(.isLookedUp)
    isAttachedToOtherShare = try members.optionalTruth(.isAttachedToOtherShare)
    acceptanceStatus = try members.optional(.acceptanceStatus) { (node) throws(InputFault) in
      try Spellings.acceptanceStatus.read(node)
    }
    properties = try members.optionalLabels(.properties)
  }
}

extension ParticipantEntry {
  /// Takes over the keys, whose texts go into the list.
  fileprivate mutating func take(_ identity: WrittenIdentity, into list: inout ParticipantListBuilder) {
    if let id = identity.participantID { participantID = list.text(id.bytes) }
    if let name = identity.userRecordName { userRecordName = list.text(name.bytes) }
    if let address = identity.emailAddress {
      emailText = list.text(address.bytes)
      emailFolded = address.folded.map { list.text($0) } ?? emailText
      emailDomain = emailFolded.suffix(count: UInt32(address.domainLength))
    }
    if let number = identity.phoneNumber {
      phoneText = list.text(number.text)
      phoneDigits = number.text == number.digits ? phoneText : list.text(number.digits)
    }
  }
}
