package import ShareModel

/// A share in its one written form.
package enum ShareWriter {
  package static func share(_ share: Share) -> WireValue {
    .members([
      "recordName": .text(share.recordName),
      "rootRecordName": WireValue(share.rootRecordName),
      "recordChangeTag": WireValue(share.recordChangeTag),
      "containerIdentifier": WireValue(share.containerIdentifier),
      "isSaved": WireValue(share.isSaved),
      "publicPermission": .text(share.publicPermission.rawValue),
      "participants": .list(share.participants.map(PersonWriter.participant)),
      "requesters": people(share.requesters),
      "blockedIdentities": people(share.blockedIdentities),
      "allowsAccessRequests": share.allowsAccessRequests ? .boolean(true) : nil,
      "anonymousPublicAccess": WireValue(share.anonymousPublicAccess),
      "title": WireValue(share.title),
      "type": WireValue(share.type),
      "fields": WireValue(fields: share.fields),
      "properties": WireValue(some: share.properties),
    ])
  }

  private static func people(_ people: [Person]) -> WireValue? {
    people.isEmpty ? nil : .list(people.map(PersonWriter.person))
  }
}
