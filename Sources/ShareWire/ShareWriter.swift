internal import PlainData
package import ShareModel

/// A share in its one written form.
package enum ShareWriter {
  package static func json(_ share: Share) -> String {
    var writer = JSONWriter(capacity: 4096)
    self.share(share, to: &writer)
    return writer.text
  }

  static func share(_ share: Share, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("recordName", share.recordName)
      writer.member("rootRecordName", share.rootRecordName)
      writer.member("recordChangeTag", share.recordChangeTag)
      writer.member("containerIdentifier", share.containerIdentifier)
      writer.member("isSaved", share.isSaved)
      writer.member("publicPermission", share.publicPermission.rawValue)
      writer.list("participants", share.participants, PersonWriter.participant)
      people("requesters", share.requesters, to: &writer)
      people("blockedIdentities", share.blockedIdentities, to: &writer)
      writer.mark("allowsAccessRequests", share.allowsAccessRequests)
      writer.member("anonymousPublicAccess", share.anonymousPublicAccess)
      writer.member("title", share.title)
      writer.member("type", share.type)
      if !share.fields.isEmpty { LabelWriter.fields(share.fields, to: &writer) }
      LabelWriter.properties(share.properties, to: &writer)
    }
  }

  private static func people(_ name: StaticString, _ people: [Person], to writer: inout JSONWriter) {
    if !people.isEmpty { writer.list(name, people, PersonWriter.person) }
  }
}
