internal import PlainData

/// The objects in which what is known of one person may stand, nested as in CloudKit or flat.
struct PersonPlaces {
  let flat: KnownMembers<PersonMember>
  /// `userIdentity`.
  let nested: KnownMembers<PersonMember>?
  /// Look-up information, first that of the person, then that of `userIdentity`.
  private var lookups: [KnownMembers<PersonMember>] = []

  init(_ node: BorrowedNode, isStrict: Bool) throws(InputFault) {
    flat = try KnownMembers(node)
    nested = try flat.optional(.userIdentity) { (node) throws(InputFault) in try KnownMembers(node) }
    if isStrict { try nested?.allowOnly(.ofUserIdentity) }
    try addLookup(flat[.lookupInfo], isStrict: isStrict)
    try addLookup(flat[.participantLookupInfo], isStrict: isStrict)
    try addLookup(nested?[.lookupInfo], isStrict: isStrict)
    try addLookup(nested?[.participantLookupInfo], isStrict: isStrict)
  }

  private mutating func addLookup(_ node: BorrowedNode?, isStrict: Bool) throws(InputFault) {
    guard let node else { return }
    let lookup = try KnownMembers<PersonMember>(node)
    if isStrict { try lookup.allowOnly(.ofLookupInfo) }
    lookups.append(lookup)
  }

  /// What `read` makes of a key wherever it stands. Two places that say different things are a fault, not a choice.
  func one<Value: Equatable>(
    _ name: PersonMember, _ noun: String, _ read: (BorrowedNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    var found = try flat.optional(name, read)
    func hold(_ member: BorrowedNode?) throws(InputFault) {
      guard let member else { return }
      let value = try read(member)
      if let found, found != value { throw member.fault("differs from the other \(noun); give one of them") }
      found = found ?? value
    }
    try hold(nested?[name])
    for lookup in lookups { try hold(lookup[name]) }
    return found
  }
}

extension PersonPlaces {
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
