internal import PlainData
internal import ShareModel

/// Reads an entry of a share's list, and an invitation, which is an entry to be.
struct ParticipantReader {
  let isStrict: Bool

  func participant(_ node: BorrowedNode) throws(InputFault) -> Participant {
    let places = try PersonPlaces(node, isStrict: isStrict)
    let standing = try invitation(places)
    let members = places.flat
    return Participant(
      identity: standing.identity, name: standing.name, role: standing.role ?? .unknown,
      permission: standing.permission ?? .unknown, acceptanceStatus: standing.acceptanceStatus ?? .unknown,
      hasiCloudAccount: standing.hasiCloudAccount, isOneTimeURL: standing.isOneTimeURL,
      isApprovedRequester: try members.optionalTruth(.isApprovedRequester) ?? false,
      dateAddedToShare: try members.optional(.dateAddedToShare) { (node) throws(InputFault) in try node.time() },
      properties: standing.properties)
  }

  func invitation(_ node: BorrowedNode) throws(InputFault) -> Invitation {
    try invitation(try PersonPlaces(node, isStrict: isStrict))
  }

  private func invitation(_ places: PersonPlaces) throws(InputFault) -> Invitation {
    let persons = PersonReader(isStrict: isStrict)
    let members = places.flat
    let identity = Identity(try WrittenIdentity(places))
    if isStrict { try members.allowOnly(.ofParticipant) }
    return Invitation(
      identity: identity, name: try persons.name(places),
      isOneTimeURL: try members.optional(.isOneTimeURL, or: .oneTimeURL) { (node) throws(InputFault) in
        try node.truth()
      } ?? false,
      role: try members.optional(.role, or: .type) { (node) throws(InputFault) in try Spellings.role.read(node) },
      permission: try members.optional(.permission) { (node) throws(InputFault) in
        try Spellings.permission.read(node)
      },
      hasiCloudAccount: try persons.hasiCloudAccount(places), isLookedUp: try members.optionalTruth(.isLookedUp),
      isAttachedToOtherShare: try members.optionalTruth(.isAttachedToOtherShare),
      acceptanceStatus: try members.optional(.acceptanceStatus) { (node) throws(InputFault) in
        try Spellings.acceptanceStatus.read(node)
      },
      properties: try members.optionalLabels(.properties))
  }
}
