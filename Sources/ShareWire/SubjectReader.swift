internal import PlainData
internal import ShareModel

/// Reads who asks.
struct SubjectReader {
  func subject(_ node: BorrowedNode) throws(InputFault) -> Subject {
    let members = try KnownMembers<EntityMember>(node)
    let type = try members.required(.type)
    guard try type.says("user") else {
      throw type.fault("unknown subject type \(quoted(try type.text())); give \"user\"")
    }
    let properties = try members.optional(.properties) { (node) throws(InputFault) in
      try KnownMembers<SubjectProperty>(node)
    }
    var known = try properties.map(flatIdentity) ?? Identity()
    let idNode = members[.id]
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
      known = known.isEmpty ? meant : known.filled(from: meant)
    }
    return Subject(
      id: id, identity: known,
      accountStatus: try properties?.optional(.accountStatus) { (node) throws(InputFault) in
        try Spellings.accountStatus.read(node)
      } ?? .available,
      properties: try properties?.object.labels(except: NameSet<SubjectProperty>.all) ?? Labels())
  }

  private func flatIdentity(_ members: KnownMembers<SubjectProperty>) throws(InputFault) -> Identity {
    Identity(
      participantID: try members.optional(.participantID, or: .participantId) { (node) throws(InputFault) in
        try WrittenName(node)
      }?.text,
      userRecordName: try members.optionalName(.userRecordName),
      emailAddress: try members.optional(.emailAddress) { (node) throws(InputFault) in try node.emailAddress() },
      phoneNumber: try members.optional(.phoneNumber) { (node) throws(InputFault) in try node.phoneNumber() })
  }

  /// The address or number that an id is, if it is one. An id with an `@` must be an address, one with `+` a number.
  private static func identity(meantBy id: String, at node: BorrowedNode) throws(InputFault) -> Identity {
    if try node.bytes().contains(UInt8(ascii: "@")) {
      return Identity(emailAddress: EmailAddress(checkedText: id, folded: try WrittenEmailAddress(node).folded))
    }
    if id.hasPrefix("+") || id.prefix(4).lowercased() == "tel:" {
      return Identity(phoneNumber: try node.phoneNumber())
    }
    let isNumber = id.utf8.count >= 7 && id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let number = try? PhoneNumber(parsing: id) else { return Identity() }
    return Identity(phoneNumber: number)
  }
}

/// The members of AuthZEN's subject and resource.
enum EntityMember: Int, MemberName {
  case type, id, properties

  static let table = makeTable()
}

/// What is read of the subject's properties; all others are the organization's own.
private enum SubjectProperty: Int, MemberName {
  case participantID, participantId, userRecordName, emailAddress, phoneNumber, accountStatus

  static let table = makeTable()
}
