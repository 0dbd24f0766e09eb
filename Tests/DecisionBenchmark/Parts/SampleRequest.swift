/// A request on a share of so many people: the owner lets the last one write, who has not accepted
/// yet. So somebody gains, and nobody is too many.
enum SampleRequest {
  static func json(people: Int) -> [UInt8] {
    var participants = [
      person(id: "p-ana", address: "ana@example.com", role: "owner", permission: "readWrite")
    ]
    for number in 1..<people {
      participants.append(
        person(
          id: "p-\(number)", address: "person\(number)@example.com", role: "privateUser",
          permission: number < 2 ? "readWrite" : "readOnly", status: number < people - 1 ? "accepted" : "pending"))
    }
    let text = """
      { "subject": { "type": "user", "id": "ana@example.com" },
        "action": { "name": "addParticipant",
                    "properties": { "participant": { "emailAddress": "person\(people - 1)@example.com", "permission": "readWrite" } } },
        "resource": { "type": "share", "id": "share-1", "properties": {
          "recordName": "share-1", "rootRecordName": "trip-42", "publicPermission": "none",
          "participants": [\(participants.joined(separator: ",\n"))],
          "properties": { "classification": "internal" } } },
        "context": { "time": "2026-11-30T12:00:00Z" } }
      """
    return Array(text.utf8)
  }

  private static func person(id: String, address: String, role: String, permission: String, status: String = "accepted")
    -> String
  {
    """
    { "participantID": "\(id)", "role": "\(role)", "permission": "\(permission)", "acceptanceStatus": "\(status)",
      "userIdentity": { "userRecordName": "_\(id)", "lookupInfo": { "emailAddress": "\(address)" } } }
    """
  }
}
