internal import PlainData
internal import ShareModel

/// The objects in which what is known of one person may stand, nested as in CloudKit or flat.
struct PersonPlaces {
  let flat: KnownMembers<PersonMember>
  /// `userIdentity`.
  private let nested: KnownMembers<PersonMember>?
  private let lookup: KnownMembers<PersonMember>?
  private let participantLookup: KnownMembers<PersonMember>?
  private let nestedLookup: KnownMembers<PersonMember>?
  private let nestedParticipantLookup: KnownMembers<PersonMember>?
  /// Whether nothing stands elsewhere than in the person itself.
  private let isFlat: Bool

  init(_ node: BorrowedNode, isStrict: Bool) throws(InputFault) {
    flat = try KnownMembers(node)
    isFlat = !(flat.isGiven(.userIdentity) || flat.isGiven(.lookupInfo) || flat.isGiven(.participantLookupInfo))
    nested = try flat.optional(.userIdentity) { (node) throws(InputFault) in
      try Self.members(node, .ofUserIdentity, isStrict)
    }
    func lookup(
      _ name: PersonMember, of owner: KnownMembers<PersonMember>?
    ) throws(InputFault) -> KnownMembers<PersonMember>? {
      try owner?.optional(name) { (node) throws(InputFault) in try Self.members(node, .ofLookupInfo, isStrict) }
    }
    self.lookup = try lookup(.lookupInfo, of: flat)
    participantLookup = try lookup(.participantLookupInfo, of: flat)
    nestedLookup = try lookup(.lookupInfo, of: nested)
    nestedParticipantLookup = try lookup(.participantLookupInfo, of: nested)
  }

  private static func members(
    _ node: BorrowedNode, _ known: NameSet<PersonMember>, _ isStrict: Bool
  ) throws(InputFault) -> KnownMembers<PersonMember> {
    let members = try KnownMembers<PersonMember>(node)
    if isStrict { try members.allowOnly(known) }
    return members
  }

  /// What `read` makes of a key wherever it stands. Two places that say different things are a fault, not a choice.
  private func one<Value: Equatable>(
    _ name: PersonMember, _ noun: String, _ read: (BorrowedNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    var found = try flat.optional(name, read)
    if isFlat { return found }
    func hold(_ place: KnownMembers<PersonMember>?) throws(InputFault) {
      guard let member = place?[name] else { return }
      let value = try read(member)
      if let found, found != value { throw member.fault("differs from the other \(noun); give one of them") }
      found = found ?? value
    }
    try hold(nested)
    try hold(lookup)
    try hold(participantLookup)
    try hold(nestedLookup)
    try hold(nestedParticipantLookup)
    return found
  }
}

extension PersonPlaces {
  func participantID() throws(InputFault) -> WrittenName? {
    try flat.optional(.participantID, or: .participantId) { (node) throws(InputFault) in try WrittenName(node) }
  }

  func userRecordName() throws(InputFault) -> WrittenName? {
    try one(.userRecordName, "user record name") { (node) throws(InputFault) in try WrittenName(node) }
  }

  func emailAddress() throws(InputFault) -> WrittenEmailAddress? {
    try one(.emailAddress, "e-mail address") { (node) throws(InputFault) in try WrittenEmailAddress(node) }
  }

  func phoneNumber() throws(InputFault) -> PhoneNumber? {
    try one(.phoneNumber, "phone number") { (node) throws(InputFault) in try node.phoneNumber() }
  }

  func identity() throws(InputFault) -> Identity {
    Identity(
      participantID: try participantID()?.text, userRecordName: try userRecordName()?.text,
      emailAddress: try emailAddress().map { EmailAddress($0) }, phoneNumber: try phoneNumber())
  }

  /// The name for people to read, in one piece or in CloudKit's parts.
  func name() throws(InputFault) -> String? {
    if let name = try flat.optionalText(.name) { return name }
    guard let components = nested?[.nameComponents] else { return nil }
    let members = try KnownMembers<NameComponent>(components)
    var parts: [String] = []
    for component in NameComponent.allCases {
      if let part = try members.optionalText(component), !part.isEmpty { parts.append(part) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  func hasiCloudAccount() throws(InputFault) -> Bool? {
    let outer = try Self.hasiCloudAccount(of: flat)
    guard let nested, let inner = try Self.hasiCloudAccount(of: nested) else { return outer }
    if let outer, outer != inner { throw nested.object.fault("says otherwise of `hasiCloudAccount`; say it once") }
    return inner
  }

  private static func hasiCloudAccount(of members: KnownMembers<PersonMember>) throws(InputFault) -> Bool? {
    try members.optional(.hasiCloudAccount, or: .hasICloudAccount) { (node) throws(InputFault) in try node.truth() }
  }
}
