internal import PlainData
internal import ShareModel

/// Reads who somebody is, nested as in CloudKit or flat.
struct PersonReader {
  let isStrict: Bool

  static let members: Set<String> = [
    "participantID", "participantId", "userRecordName", "emailAddress", "phoneNumber", "name", "hasiCloudAccount",
    "userIdentity", "lookupInfo", "participantLookupInfo", "contact", "properties",
  ]

  func identity(_ node: JSONNode) throws(InputFault) -> Identity {
    try node.requireObject()
    let nested = try object("userIdentity", of: node)
    var lookups: [JSONNode] = []
    for owner in [nested, node] {
      guard let owner else { continue }
      if let lookup = try object("lookupInfo", of: owner) { lookups.append(lookup) }
    }
    if let lookup = try object("participantLookupInfo", of: node) { lookups.append(lookup) }
    let places = [node, nested].compactMap(\.self) + lookups
    var identity = Identity()
    identity.participantID = try node.optional(["participantID", "participantId"]) { (id) throws(InputFault) in
      try id.text()
    }
    for place in places {
      if let name = try place.optionalText("userRecordName"), identity.userRecordName == nil {
        identity.userRecordName = name
      }
      if let member = place["emailAddress"] {
        let address = try emailAddress(member)
        if let known = identity.emailAddress, known != address {
          throw member.fault("differs from the other e-mail address; give one of them")
        }
        if identity.emailAddress == nil { identity.emailAddress = address }
      }
      if let member = place["phoneNumber"] {
        let number = try phoneNumber(member)
        if let known = identity.phoneNumber, known != number {
          throw member.fault("differs from the other phone number; give one of them")
        }
        if identity.phoneNumber == nil { identity.phoneNumber = number }
      }
    }
    return identity
  }

  func person(_ node: JSONNode) throws(InputFault) -> Person {
    let identity = try identity(node)
    if isStrict { try node.allowOnly(Self.members) }
    return Person(
      identity: identity, name: try name(node), hasiCloudAccount: try hasiCloudAccount(node),
      properties: try node.optional("properties") { (node) throws(InputFault) in try node.labels() } ?? Labels())
  }

  func people(_ node: JSONNode) throws(InputFault) -> [Person] {
    var people: [Person] = []
    for item in try node.list() { people.append(try person(item)) }
    return people
  }

  func name(_ node: JSONNode) throws(InputFault) -> String? {
    if let name = try node.optionalText("name") { return name }
    guard let nested = node["userIdentity"], let components = nested["nameComponents"] else { return nil }
    try components.requireObject()
    var parts: [String] = []
    for key in ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"] as [StaticString] {
      if let part = try components.optionalText(key), !part.isEmpty { parts.append(part) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  func hasiCloudAccount(_ node: JSONNode) throws(InputFault) -> Bool? {
    if let flat = try node.optionalTruth("hasiCloudAccount") { return flat }
    return try node["userIdentity"]?.optionalTruth("hasiCloudAccount")
  }

  func emailAddress(_ node: JSONNode) throws(InputFault) -> EmailAddress {
    let text = try node.text()
    do throws(IdentityTextError) { return try EmailAddress(parsing: text) } catch {
      throw node.fault("e-mail address \(quoted(text, upTo: 254)) \(error.message)")
    }
  }

  func phoneNumber(_ node: JSONNode) throws(InputFault) -> PhoneNumber {
    let text = try node.text()
    do throws(IdentityTextError) { return try PhoneNumber(parsing: text) } catch {
      throw node.fault("phone number \(quoted(text)) \(error.message)")
    }
  }

  private func object(_ name: StaticString, of node: JSONNode) throws(InputFault) -> JSONNode? {
    guard let member = node[name] else { return nil }
    try member.requireObject()
    return member
  }
}
