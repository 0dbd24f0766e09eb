import ShareModel
import ShareWire

/// People and a share for tests of the host.
enum Sample {
  static let time = Timestamp(microseconds: 1_796_040_000_000_000)

  static func address(_ text: String) -> EmailAddress {
    let parts = text.split(separator: "@").map(String.init)
    return EmailAddress(checkedText: text, localPart: parts[0], domain: parts[1].lowercased())
  }

  static func identity(_ id: String, _ email: String? = nil, _ phone: String? = nil) -> Identity {
    Identity(
      participantID: "p-\(id)", userRecordName: "_\(id)",
      emailAddress: (email ?? "\(id)@example.com").isEmpty ? nil : address(email ?? "\(id)@example.com"),
      phoneNumber: phone.map { PhoneNumber(checkedText: $0, digits: $0) })
  }

  static let ana = Participant(
    identity: identity("ana"), name: "Ana", role: .owner, permission: .readWrite, acceptanceStatus: .accepted)
  static let ben = Participant(
    identity: identity("ben", "Ben@Example.com", "+15550100"), role: .privateUser, permission: .readWrite,
    acceptanceStatus: .accepted, hasiCloudAccount: true, dateAddedToShare: time,
    properties: Labels([("team", .text("blue"))]))
  static let cy = Participant(
    identity: identity("cy", "cy@partner.example"), role: .privateUser, permission: .readOnly,
    acceptanceStatus: .pending)
  static let gone = Participant(
    identity: identity("gone"), role: .privateUser, permission: .readWrite, acceptanceStatus: .removed)

  static let share = Share(
    recordName: "share-1", rootRecordName: "trip", participants: [ana, ben, cy, gone],
    requesters: [Person(identity: identity("rae"), name: "Rae")],
    blockedIdentities: [Person(identity: identity("bob"))], title: "Lisbon",
    properties: Labels([
      ("classification", .text("internal")), ("tags", .list([])),
      ("nested", .map(Labels([("x", .list([.integer(1)]))]))),
    ]))

  static func request(
    _ action: Action, by subject: String = "p-ana", on share: Share = share, context: Labels = Labels(),
    environment: Environment = Environment()
  ) -> ShareRequest {
    ShareRequest(
      subject: Subject(id: subject), action: action, share: share, time: time, environment: environment,
      context: context)
  }

  static let rename = Action.setShareFields(Labels([("cloudkit.title", .text("New"))]))

  static func invite(_ id: String, _ permission: ParticipantPermission? = .readOnly) -> Action {
    .addParticipant(Invitation(identity: Identity(emailAddress: address("\(id)@example.com")), permission: permission))
  }
}
