import PlainData
import ShareModel
import ShareWarden
import ShareWire

/// An app that asks before it changes a share: first with a request made of values, then with one that came as JSON.
let directory = CommandLine.arguments.dropFirst().first ?? "Policies"

do {
  let policies = try PolicySet(directory: directory)
  print("policies:", policies.policyIDs.joined(separator: ", "))
  let warden = Warden(policies: policies)
  try askWithValues(warden)
  try askWithJSON(warden)
} catch let error as PolicyLoadError {
  print("nothing can be decided:\n\(error)")
} catch {
  print("this is no request: \(error)")
}

func askWithValues(_ warden: Warden) throws {
  let ana = Participant(
    identity: Identity(emailAddress: try EmailAddress(parsing: "ana@example.com")), role: .owner,
    permission: .readWrite, acceptanceStatus: .accepted)
  let share = Share(recordName: "share-1", rootRecordName: "trip-42", participants: [ana])
  let dee = Invitation(identity: Identity(emailAddress: try EmailAddress(parsing: "dee@example.com")))
  let request = ShareRequest(
    subject: Subject(id: "ana", identity: ana.identity), action: .addParticipant(dee), share: share,
    time: try Timestamp(parsing: "2026-11-30T12:00:00Z"))

  let decision = warden.decide(request)
  print("Ana invites Dee:", decision.isAllowed ? "allowed" : "denied")
  print("in the share then:", decision.resultingShare?.participants.count ?? 0)
}

func askWithJSON(_ warden: Warden) throws {
  let text = """
    { "subject": { "type": "user", "id": "ana@example.com" },
      "action": { "name": "setPublicPermission", "properties": { "permission": "readOnly" } },
      "resource": { "type": "share", "id": "share-1", "properties": { "rootRecordName": "trip-42", "participants": [
        { "emailAddress": "ana@example.com", "role": "owner", "permission": "readWrite",
          "acceptanceStatus": "accepted" } ] } },
      "context": { "time": "2026-11-30T12:00:00Z" } }
    """
  let decision = warden.decide(try ShareRequest(json: Array(text.utf8)))
  print("Ana opens the share to everybody:", decision.isAllowed ? "allowed" : "denied")
  for denial in decision.denials { print("  \(denial.id): \(denial.message)") }
}
