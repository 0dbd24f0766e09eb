internal import PlainData
internal import ShareModel

/// Reads who somebody is.
struct PersonReader {
  let isStrict: Bool

  func identity(_ node: BorrowedNode) throws(InputFault) -> Identity {
    try PersonPlaces(node, isStrict: isStrict).identity()
  }

  func person(_ node: BorrowedNode) throws(InputFault) -> Person {
    let places = try PersonPlaces(node, isStrict: isStrict)
    let identity = try places.identity()
    if isStrict { try places.flat.allowOnly(.ofPerson) }
    return Person(
      identity: identity, name: try places.name(), hasiCloudAccount: try places.hasiCloudAccount(),
      properties: try places.flat.optionalLabels(.properties))
  }
}

extension BorrowedNode {
  func emailAddress() throws(InputFault) -> EmailAddress { EmailAddress(try WrittenEmailAddress(self)) }

  func phoneNumber() throws(InputFault) -> PhoneNumber {
    let text = try text()
    do throws(IdentityTextError) { return try PhoneNumber(parsing: text) } catch {
      throw fault("phone number \(quoted(text)) \(error.message)")
    }
  }
}
