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
      identity: identity, name: try places.name(), hasiCloudAccount: try places.hasiCloudAccount(),
      properties: try places.flat.optionalLabels(.properties))
  }

  func people(_ node: BorrowedNode) throws(InputFault) -> [Person] {
    var people: [Person] = []
    for item in try node.list() { people.append(try person(item)) }
    return people
  }
}
