internal import PlainData
internal import ShareModel

/// Reads who asks.
struct SubjectReader {
  private static let taken: Set<String> = [
    "participantID", "participantId", "userRecordName", "emailAddress", "phoneNumber", "accountStatus",
  ]

  func subject(_ node: JSONNode) throws(InputFault) -> Subject {
    try node.requireObject()
    let type = try node.required("type")
    guard try type.text() == "user" else {
      throw type.fault("unknown subject type \(quoted(try type.text())); give \"user\"")
    }
    let properties = node["properties"]
    var known = Identity()
    if let properties { known = try flatIdentity(properties) }
    let idNode = node["id"]
    let id = try idNode?.text() ?? ""
    if id.isEmpty, known.isEmpty { throw (idNode ?? node).fault(idNode == nil ? "has no `id`" : "must not be empty") }
    if let idNode {
      let meant = try Self.identity(meantBy: id, at: idNode)
      if let email = meant.emailAddress, let other = known.emailAddress, email != other {
        throw idNode.fault("differs from the e-mail address in `subject.properties`; give one of them")
      }
      if let phone = meant.phoneNumber, let other = known.phoneNumber, phone != other {
        throw idNode.fault("differs from the phone number in `subject.properties`; give one of them")
      }
      known = known.filled(from: meant)
    }
    return Subject(
      id: id, identity: known,
      accountStatus: try properties?.optional("accountStatus") { (node) throws(InputFault) in
        try Spellings.accountStatus.read(node)
      } ?? .available,
      properties: try properties?.labels(except: Self.taken) ?? Labels())
  }

  private func flatIdentity(_ node: JSONNode) throws(InputFault) -> Identity {
    try node.requireObject()
    let persons = PersonReader(isStrict: false)
    return Identity(
      participantID: try node.optional(["participantID", "participantId"]) { (node) throws(InputFault) in
        try node.name()
      },
      userRecordName: try node.optionalName("userRecordName"),
      emailAddress: try node.optional("emailAddress") { (node) throws(InputFault) in try persons.emailAddress(node) },
      phoneNumber: try node.optional("phoneNumber") { (node) throws(InputFault) in try persons.phoneNumber(node) })
  }

  /// The address or number that an id is, if it is one. An id with an `@` must be an address, one with `+` a number.
  private static func identity(meantBy id: String, at node: JSONNode) throws(InputFault) -> Identity {
    let persons = PersonReader(isStrict: false)
    if id.utf8.contains(UInt8(ascii: "@")) { return Identity(emailAddress: try persons.emailAddress(node)) }
    if id.hasPrefix("+") || id.prefix(4).lowercased() == "tel:" {
      return Identity(phoneNumber: try persons.phoneNumber(node))
    }
    let isNumber = id.utf8.count >= 7 && id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let number = try? PhoneNumber(parsing: id) else { return Identity() }
    return Identity(phoneNumber: number)
  }
}
