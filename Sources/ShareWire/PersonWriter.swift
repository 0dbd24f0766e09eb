internal import ShareModel

/// People in their one written form: that of a share's list.
enum PersonWriter {
  static func participant(_ participant: Participant) -> WireValue {
    .members([
      "participantID": WireValue(participant.identity.participantID),
      "name": WireValue(participant.name),
      "role": .text(participant.role.rawValue),
      "permission": .text(participant.permission.rawValue),
      "acceptanceStatus": .text(participant.acceptanceStatus.rawValue),
      "hasiCloudAccount": WireValue(participant.hasiCloudAccount),
      "isOneTimeURL": participant.isOneTimeURL ? .boolean(true) : nil,
      "isApprovedRequester": participant.isApprovedRequester ? .boolean(true) : nil,
      "dateAddedToShare": WireValue(participant.dateAddedToShare?.text),
      "userIdentity": userIdentity(participant.identity),
      "properties": WireValue(some: participant.properties),
    ])
  }

  static func invitation(_ invitation: Invitation) -> WireValue {
    .members([
      "participantID": WireValue(invitation.identity.participantID),
      "name": WireValue(invitation.name),
      "role": WireValue(invitation.role?.rawValue),
      "permission": WireValue(invitation.permission?.rawValue),
      "acceptanceStatus": WireValue(invitation.acceptanceStatus?.rawValue),
      "hasiCloudAccount": WireValue(invitation.hasiCloudAccount),
      "oneTimeURL": invitation.isOneTimeURL ? .boolean(true) : nil,
      "isLookedUp": WireValue(invitation.isLookedUp),
      "isAttachedToOtherShare": WireValue(invitation.isAttachedToOtherShare),
      "userIdentity": userIdentity(invitation.identity),
      "properties": WireValue(some: invitation.properties),
    ])
  }

  static func person(_ person: Person) -> WireValue {
    .members([
      "participantID": WireValue(person.identity.participantID),
      "name": WireValue(person.name),
      "hasiCloudAccount": WireValue(person.hasiCloudAccount),
      "userIdentity": userIdentity(person.identity),
      "properties": WireValue(some: person.properties),
    ])
  }

  static func identity(_ identity: Identity) -> WireValue { person(Person(identity: identity)) }

  private static func userIdentity(_ identity: Identity) -> WireValue? {
    let hasLookup = identity.emailAddress != nil || identity.phoneNumber != nil
    guard hasLookup || identity.userRecordName != nil else { return nil }
    return .members([
      "userRecordName": WireValue(identity.userRecordName),
      "lookupInfo": hasLookup
        ? .members([
          "emailAddress": WireValue(identity.emailAddress?.text), "phoneNumber": WireValue(identity.phoneNumber?.text),
        ]) : nil,
    ])
  }
}
