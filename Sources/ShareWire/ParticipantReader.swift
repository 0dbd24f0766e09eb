internal import PlainData
internal import ShareModel

/// Reads an entry of a share's list, and an invitation, which is an entry to be.
struct ParticipantReader {
  let isStrict: Bool

  private static let members = PersonReader.members.union([
    "role", "type", "permission", "acceptanceStatus", "isOneTimeURL", "oneTimeURL", "isApprovedRequester",
    "dateAddedToShare", "invitedPCS", "selfAddedPCS", "protectionInfo", "publicKey", "publicKeyVersion",
    "isLookedUp", "isAttachedToOtherShare",
  ])

  private var persons: PersonReader { PersonReader(isStrict: isStrict) }

  func participant(_ node: JSONNode) throws(InputFault) -> Participant {
    let standing = try invitation(node)
    return Participant(
      identity: standing.identity, name: standing.name, role: standing.role ?? .unknown,
      permission: standing.permission ?? .unknown, acceptanceStatus: standing.acceptanceStatus ?? .unknown,
      hasiCloudAccount: standing.hasiCloudAccount, isOneTimeURL: standing.isOneTimeURL,
      isApprovedRequester: try node.optionalTruth("isApprovedRequester") ?? false,
      dateAddedToShare: try node.optional("dateAddedToShare") { (node) throws(InputFault) in try node.time() },
      properties: standing.properties)
  }

  func invitation(_ node: JSONNode) throws(InputFault) -> Invitation {
    let identity = try persons.identity(node)
    if isStrict { try node.allowOnly(Self.members) }
    return Invitation(
      identity: identity, name: try persons.name(node),
      isOneTimeURL: try node.optional(["isOneTimeURL", "oneTimeURL"]) { (node) throws(InputFault) in
        try node.truth()
      } ?? false,
      role: try node.optional(["role", "type"]) { (node) throws(InputFault) in try Spellings.role.read(node) },
      permission: try node.optional("permission") { (node) throws(InputFault) in try Spellings.permission.read(node) },
      hasiCloudAccount: try persons.hasiCloudAccount(node), isLookedUp: try node.optionalTruth("isLookedUp"),
      isAttachedToOtherShare: try node.optionalTruth("isAttachedToOtherShare"),
      acceptanceStatus: try node.optional("acceptanceStatus") { (node) throws(InputFault) in
        try Spellings.acceptanceStatus.read(node)
      },
      properties: try node.optional("properties") { (node) throws(InputFault) in try node.labels() } ?? Labels())
  }
}
