internal import PlainData
internal import ShareModel

/// Reads an entry of a share's list, and an invitation, which is an entry to be.
struct ParticipantReader {
  let isStrict: Bool

  /// Takes entries into a list. One in the plain form is read in one pass; any other, and one at fault, member by member.
  func read(_ entries: ListElements, into list: inout ParticipantListBuilder) throws(InputFault) {
    let plain = PlainParticipantReader.shared
    var left = plain.read(entries, into: &list)
    while let entry = left.next() {
      try read(entry, into: &list)
      left = plain.read(left, into: &list)
    }
  }

  /// Takes an entry of any form into a list, without a string for any key of it.
  func read(_ node: BorrowedNode, into list: inout ParticipantListBuilder) throws(InputFault) {
    let places = try PersonPlaces(node, isStrict: isStrict)
    let members = places.flat
    var entry = ParticipantEntry()
    if let id = try places.participantID() { entry.participantID = list.text(id.bytes) }
    if let name = try places.userRecordName() { entry.userRecordName = list.text(name.bytes) }
    if let address = try places.emailAddress() {
      entry.emailText = list.text(address.bytes)
      entry.emailFolded = address.folded.map { list.text($0) } ?? entry.emailText
      entry.emailDomain = entry.emailFolded.suffix(count: UInt32(address.domainLength))
    }
    if let number = try places.phoneNumber() {
      entry.phoneText = list.text(number.text)
      entry.phoneDigits = number.text == number.digits ? entry.phoneText : list.text(number.digits)
    }
    if isStrict { try members.allowOnly(.ofParticipant) }
    if let name = try places.name() { entry.name = list.text(name) }
    entry.facts.isOneTimeURL = try isOneTimeURL(members)
    entry.facts.role = try role(members) ?? .unknown
    entry.facts.permission = try permission(members) ?? .unknown
    entry.facts.hasiCloudAccount = try places.hasiCloudAccount()
    // Read so that what is no truth value is a fault; only an invitation has a use for them.
    _ = try members.optionalTruth(.isLookedUp)
    _ = try members.optionalTruth(.isAttachedToOtherShare)
    entry.facts.acceptanceStatus = try acceptanceStatus(members) ?? .unknown
    let properties = try members.optionalLabels(.properties)
    entry.facts.isApprovedRequester = try members.optionalTruth(.isApprovedRequester) ?? false
    entry.dateAddedToShare = try members.optional(.dateAddedToShare) { (node) throws(InputFault) in try node.time() }
    list.append(entry, labels: properties)
  }

  func invitation(_ node: BorrowedNode) throws(InputFault) -> Invitation {
    let places = try PersonPlaces(node, isStrict: isStrict)
    let members = places.flat
    let identity = try places.identity()
    if isStrict { try members.allowOnly(.ofParticipant) }
    return Invitation(
      identity: identity, name: try places.name(), isOneTimeURL: try isOneTimeURL(members), role: try role(members),
      permission: try permission(members), hasiCloudAccount: try places.hasiCloudAccount(),
      isLookedUp: try members.optionalTruth(.isLookedUp),
      isAttachedToOtherShare: try members.optionalTruth(.isAttachedToOtherShare),
      acceptanceStatus: try acceptanceStatus(members), properties: try members.optionalLabels(.properties))
  }

  private func isOneTimeURL(_ members: KnownMembers<PersonMember>) throws(InputFault) -> Bool {
    try members.optional(.isOneTimeURL, or: .oneTimeURL) { (node) throws(InputFault) in try node.truth() } ?? false
  }

  private func role(_ members: KnownMembers<PersonMember>) throws(InputFault) -> ParticipantRole? {
    try members.optional(.role, or: .type) { (node) throws(InputFault) in try Spellings.role.read(node) }
  }

  private func permission(_ members: KnownMembers<PersonMember>) throws(InputFault) -> ParticipantPermission? {
    try members.optional(.permission) { (node) throws(InputFault) in try Spellings.permission.read(node) }
  }

  private func acceptanceStatus(
    _ members: KnownMembers<PersonMember>
  ) throws(InputFault) -> ParticipantAcceptanceStatus? {
    try members.optional(.acceptanceStatus) { (node) throws(InputFault) in
      try Spellings.acceptanceStatus.read(node)
    }
  }
}
