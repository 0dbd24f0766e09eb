internal import PlainData
internal import ShareModel

/// People in their one written form: that of a share's list.
enum PersonWriter {
  static func participant(_ participant: Participant, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("participantID", participant.identity.participantID)
      writer.member("name", participant.name)
      writer.member("role", participant.role.rawValue)
      writer.member("permission", participant.permission.rawValue)
      writer.member("acceptanceStatus", participant.acceptanceStatus.rawValue)
      writer.member("hasiCloudAccount", participant.hasiCloudAccount)
      writer.mark("isOneTimeURL", participant.isOneTimeURL)
      writer.mark("isApprovedRequester", participant.isApprovedRequester)
      writer.member("dateAddedToShare", participant.dateAddedToShare)
      userIdentity(participant.identity, to: &writer)
      LabelWriter.properties(participant.properties, to: &writer)
    }
  }

  static func invitation(_ invitation: Invitation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("participantID", invitation.identity.participantID)
      writer.member("name", invitation.name)
      writer.member("role", invitation.role?.rawValue)
      writer.member("permission", invitation.permission?.rawValue)
      writer.member("acceptanceStatus", invitation.acceptanceStatus?.rawValue)
      writer.member("hasiCloudAccount", invitation.hasiCloudAccount)
      writer.mark("oneTimeURL", invitation.isOneTimeURL)
      writer.member("isLookedUp", invitation.isLookedUp)
      writer.member("isAttachedToOtherShare", invitation.isAttachedToOtherShare)
      userIdentity(invitation.identity, to: &writer)
      LabelWriter.properties(invitation.properties, to: &writer)
    }
  }

  static func person(_ person: Person, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("participantID", person.identity.participantID)
      writer.member("name", person.name)
      writer.member("hasiCloudAccount", person.hasiCloudAccount)
      userIdentity(person.identity, to: &writer)
      LabelWriter.properties(person.properties, to: &writer)
    }
  }

  static func identity(_ identity: Identity, to writer: inout JSONWriter) {
    person(Person(identity: identity), to: &writer)
  }

  private static func userIdentity(_ identity: Identity, to writer: inout JSONWriter) {
    let hasLookup = identity.emailAddress != nil || identity.phoneNumber != nil
    guard hasLookup || identity.userRecordName != nil else { return }
    writer.object("userIdentity") { writer in
      writer.member("userRecordName", identity.userRecordName)
      guard hasLookup else { return }
      writer.object("lookupInfo") { writer in
        writer.member("emailAddress", identity.emailAddress?.text)
        writer.member("phoneNumber", identity.phoneNumber?.text)
      }
    }
  }
}
