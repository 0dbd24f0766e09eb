internal import PlainData
internal import ShareModel

/// Reads who somebody is, nested as in CloudKit or flat.
struct PersonReader {
  let isStrict: Bool

  static let members: Set<String> = [
    "participantID", "participantId", "userRecordName", "emailAddress", "phoneNumber", "name", "hasiCloudAccount",
    "hasICloudAccount", "userIdentity", "lookupInfo", "participantLookupInfo", "contact", "properties",
  ]

  private static let nestedMembers: Set<String> = [
    "userRecordName", "emailAddress", "phoneNumber", "lookupInfo", "nameComponents", "hasiCloudAccount",
    "hasICloudAccount", "contactIdentifiers",
  ]
  private static let lookupMembers: Set<String> = ["userRecordName", "emailAddress", "phoneNumber"]

  /// The keys from wherever they are given. Two places that say different things are a fault, not a choice.
  func identity(_ node: JSONNode) throws(InputFault) -> Identity {
    try node.requireObject()
    let places = try places(node)
    var identity = Identity()
    identity.participantID = try node.optional(["participantID", "participantId"]) { (id) throws(InputFault) in
      try id.name()
    }
    identity.userRecordName = try one("userRecordName", "user record name", in: places) {
      (name) throws(InputFault) in try name.name()
    }
    identity.emailAddress = try one("emailAddress", "e-mail address", in: places) {
      (address) throws(InputFault) in try emailAddress(address)
    }
    identity.phoneNumber = try one("phoneNumber", "phone number", in: places) {
      (number) throws(InputFault) in try phoneNumber(number)
    }
    return identity
  }

  /// The objects in which a person's keys may stand.
  private func places(_ node: JSONNode) throws(InputFault) -> [JSONNode] {
    var places = [node]
    if let nested = try node.optionalObject("userIdentity") {
      if isStrict { try nested.allowOnly(Self.nestedMembers) }
      places.append(nested)
    }
    for owner in places {
      for name in ["lookupInfo", "participantLookupInfo"] as [StaticString] {
        guard let lookup = try owner.optionalObject(name) else { continue }
        if isStrict { try lookup.allowOnly(Self.lookupMembers) }
        places.append(lookup)
      }
    }
    return places
  }

  private func one<Value: Equatable>(
    _ name: StaticString, _ noun: String, in places: [JSONNode], _ read: (JSONNode) throws(InputFault) -> Value
  ) throws(InputFault) -> Value? {
    var found: Value?
    for place in places {
      guard let member = place[name] else { continue }
      let value = try read(member)
      if let found, found != value { throw member.fault("differs from the other \(noun); give one of them") }
      found = found ?? value
    }
    return found
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
    let flat = try Self.hasiCloudAccount(of: node)
    guard let nested = node["userIdentity"], let inner = try Self.hasiCloudAccount(of: nested) else { return flat }
    if let flat, flat != inner { throw nested.fault("says otherwise of `hasiCloudAccount`; say it once") }
    return inner
  }

  private static func hasiCloudAccount(of node: JSONNode) throws(InputFault) -> Bool? {
    try node.optional(["hasiCloudAccount", "hasICloudAccount"]) { (node) throws(InputFault) in try node.truth() }
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
}
