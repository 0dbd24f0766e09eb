/// What a list knows of an entry beside names and dates: nothing in it has to be copied with care.
package struct ParticipantFacts: Hashable, Sendable {
  package var role = ParticipantRole.unknown
  package var permission = ParticipantPermission.unknown
  package var acceptanceStatus = ParticipantAcceptanceStatus.unknown
  package var hasiCloudAccount: Bool?
  package var isOneTimeURL = false
  package var isApprovedRequester = false

  package init() {}

  package var isOwner: Bool { role == .owner }
  package var isPending: Bool { acceptanceStatus == .pending }
  package var isAccepted: Bool { acceptanceStatus == .accepted }
  package var holdsSeat: Bool { acceptanceStatus.holdsSeat }
  package var hasUnknownStanding: Bool {
    role == .unknown || permission == .unknown || acceptanceStatus == .unknown
  }
}

extension Participant {
  package var facts: ParticipantFacts {
    var facts = ParticipantFacts()
    facts.role = role
    facts.permission = permission
    facts.acceptanceStatus = acceptanceStatus
    facts.hasiCloudAccount = hasiCloudAccount
    facts.isOneTimeURL = isOneTimeURL
    facts.isApprovedRequester = isApprovedRequester
    return facts
  }
}
