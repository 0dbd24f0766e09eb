import PlainData

func text(_ json: String, limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()) throws -> JSONText {
  try JSONText(parsing: Array(json.utf8), limits: limits, origin: origin)
}

/// The fault that reading the text gives; nil if it is read.
func refusal(of json: [UInt8], limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()) -> InputFault? {
  do throws(InputFault) {
    _ = try JSONText(parsing: json, limits: limits, origin: origin)
    return nil
  } catch {
    return error
  }
}

func refusal(of json: String, limits: JSONLimits = JSONLimits(), origin: JSONOrigin = JSONOrigin()) -> InputFault? {
  refusal(of: Array(json.utf8), limits: limits, origin: origin)
}

let exampleRequest = """
  {
    "subject":  { "type": "user", "id": "ana@example.com" },
    "action":   { "name": "addParticipant",
                  "properties": { "participant": { "emailAddress": "cy@partner.example", "permission": "readWrite" } } },
    "resource": { "type": "share", "id": "share-1", "properties": {
        "recordName": "share-1", "rootRecordName": "trip-42", "publicPermission": "none",
        "participants": [
          { "participantID": "p-ana", "role": "owner", "permission": "readWrite", "acceptanceStatus": "accepted",
            "userIdentity": { "userRecordName": "_a1", "lookupInfo": { "emailAddress": "ana@example.com" } } },
          { "emailAddress": "ben@example.com", "role": "privateUser", "note": "a \\"b\\" \\ud83d\\ude00 ü" } ],
        "properties": { "classification": "internal", "limit": -12.5e3, "count": 42 } } },
    "context":  { "time": "2026-11-30T12:00:00Z", "dry run": [true, false, null] }
  }
  """
