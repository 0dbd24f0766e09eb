internal import PlainData
package import ShareModel

/// Writes a request so that it reads back equal.
package enum RequestWriter {
  package static func json(_ request: ShareRequest) -> String {
    var writer = JSONWriter(capacity: 4096)
    writer.object { writer in
      writer.object("subject") { subject(request.subject, to: &$0) }
      writer.name("action")
      ActionWriter.action(request.action, to: &writer)
      writer.object("resource") { writer in
        writer.member("type", "share")
        writer.member("id", request.share.recordName)
        writer.name("properties")
        ShareWriter.share(request.share, to: &writer)
      }
      writer.object("context") { writer in
        writer.member("time", request.time)
        if request.environment != Environment() {
          writer.object("environment") { environment(request.environment, to: &$0) }
        }
        LabelWriter.members(request.context, to: &writer)
      }
    }
    return writer.text
  }

  private static func subject(_ subject: Subject, to writer: inout JSONWriter) {
    writer.member("type", "user")
    writer.member("id", subject.id)
    let isAvailable = subject.accountStatus == .available
    guard !subject.identity.isEmpty || !isAvailable || !subject.properties.isEmpty else { return }
    writer.object("properties") { writer in
      writer.member("participantID", subject.identity.participantID)
      writer.member("userRecordName", subject.identity.userRecordName)
      writer.member("emailAddress", subject.identity.emailAddress?.text)
      writer.member("phoneNumber", subject.identity.phoneNumber?.text)
      if !isAvailable { writer.member("accountStatus", subject.accountStatus.rawValue) }
      LabelWriter.members(subject.properties, to: &writer)
    }
  }

  private static func environment(_ environment: Environment, to writer: inout JSONWriter) {
    writer.member("databaseScope", environment.databaseScope?.rawValue)
    writer.member("containerIdentifier", environment.containerIdentifier)
    writer.member("osVersion", environment.osVersion)
    writer.member(
      "entitlements",
      environment.entitlements.map { set in
        Environment.Entitlement.allCases.filter { set.contains($0) }.map(\.rawValue)
      })
    writer.member("serverChangeTag", environment.serverChangeTag)
    writer.member("ownerStorageIsFull", environment.ownerStorageIsFull)
  }
}
