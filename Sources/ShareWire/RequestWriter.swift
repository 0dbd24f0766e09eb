package import ShareModel

/// Writes a request so that it reads back equal.
package enum RequestWriter {
  package static func json(_ request: ShareRequest) -> String { value(request).json }

  package static func value(_ request: ShareRequest) -> WireValue {
    let context = WireValue(request.context)
    var members = [
      WireValue.Member(name: "time", value: .text(request.time.text))
    ]
    if request.environment != Environment() {
      members.append(WireValue.Member(name: "environment", value: environment(request.environment)))
    }
    if case .object(let rest) = context { members += rest }
    return .members([
      "subject": subject(request.subject),
      "action": ActionWriter.action(request.action),
      "resource": .members([
        "type": .text("share"), "id": .text(request.share.recordName), "properties": ShareWriter.share(request.share),
      ]),
      "context": .object(members),
    ])
  }

  private static func subject(_ subject: Subject) -> WireValue {
    var members: [WireValue.Member] = []
    let keys: KeyValuePairs<String, String?> = [
      "participantID": subject.identity.participantID, "userRecordName": subject.identity.userRecordName,
      "emailAddress": subject.identity.emailAddress?.text, "phoneNumber": subject.identity.phoneNumber?.text,
      "accountStatus": subject.accountStatus == .available ? nil : subject.accountStatus.rawValue,
    ]
    for (name, text) in keys {
      if let text { members.append(WireValue.Member(name: name, value: .text(text))) }
    }
    if case .object(let rest) = WireValue(subject.properties) { members += rest }
    return .members([
      "type": .text("user"), "id": .text(subject.id), "properties": members.isEmpty ? nil : .object(members),
    ])
  }

  private static func environment(_ environment: Environment) -> WireValue {
    .members([
      "databaseScope": WireValue(environment.databaseScope?.rawValue),
      "containerIdentifier": WireValue(environment.containerIdentifier),
      "osVersion": WireValue(environment.osVersion),
      "entitlements": environment.entitlements.map { set in
        .texts(Environment.Entitlement.allCases.filter { set.contains($0) }.map(\.rawValue))
      },
      "serverChangeTag": WireValue(environment.serverChangeTag),
      "ownerStorageIsFull": WireValue(environment.ownerStorageIsFull),
    ])
  }
}
