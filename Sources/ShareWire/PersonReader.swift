internal import PlainData
internal import ShareModel

/// Reads who somebody is.
struct PersonReader {
  let isStrict: Bool

  func identity(_ node: BorrowedNode) throws(InputFault) -> Identity {
    Identity(try WrittenIdentity(try PersonPlaces(node, isStrict: isStrict)))
  }

  func person(_ node: BorrowedNode) throws(InputFault) -> Person {
    let places = try PersonPlaces(node, isStrict: isStrict)
    let identity = Identity(try WrittenIdentity(places))
    if isStrict { try places.flat.allowOnly(.ofPerson) }
    return Person(
      identity: identity, name: try name(places), hasiCloudAccount: try hasiCloudAccount(places),
      properties: try places.flat.optionalLabels(.properties))
  }

  func people(_ node: BorrowedNode) throws(InputFault) -> [Person] {
    var people: [Person] = []
    for item in try node.list() { people.append(try person(item)) }
    return people
  }

  func name(_ places: PersonPlaces) throws(InputFault) -> String? {
    if let name = try places.flat.optionalText(.name) { return name }
    guard let components = places.nested?[.nameComponents] else { return nil }
    let members = try KnownMembers<NameComponent>(components)
    var parts: [String] = []
    for component in NameComponent.allCases {
      if let part = try members.optionalText(component), !part.isEmpty { parts.append(part) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  func hasiCloudAccount(_ places: PersonPlaces) throws(InputFault) -> Bool? {
    let flat = try Self.hasiCloudAccount(of: places.flat)
    guard let nested = places.nested, let inner = try Self.hasiCloudAccount(of: nested) else { return flat }
    if let flat, flat != inner { throw nested.object.fault("says otherwise of `hasiCloudAccount`; say it once") }
    return inner
  }

  private static func hasiCloudAccount(of members: KnownMembers<PersonMember>) throws(InputFault) -> Bool? {
    try members.optional(.hasiCloudAccount, or: .hasICloudAccount) { (node) throws(InputFault) in try node.truth() }
  }
}
