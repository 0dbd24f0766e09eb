internal import PlainData
internal import ShareModel

/// The keys of a person as they are written in a text, checked, for as long as the text is kept.
struct WrittenIdentity {
  let participantID: WrittenName?
  let userRecordName: WrittenName?
  let emailAddress: WrittenEmailAddress?
  let phoneNumber: PhoneNumber?

  /// The keys from wherever they are given.
  init(_ places: PersonPlaces) throws(InputFault) {
    participantID = try places.flat.optional(.participantID, or: .participantId) { (node) throws(InputFault) in
      try WrittenName(node)
    }
    userRecordName = try places.one(.userRecordName, "user record name") { (node) throws(InputFault) in
      try WrittenName(node)
    }
    emailAddress = try places.one(.emailAddress, "e-mail address") { (node) throws(InputFault) in
      try WrittenEmailAddress(node)
    }
    phoneNumber = try places.one(.phoneNumber, "phone number") { (node) throws(InputFault) in
      try node.phoneNumber()
    }
  }
}

extension Identity {
  init(_ written: WrittenIdentity) {
    self.init(
      participantID: written.participantID?.text, userRecordName: written.userRecordName?.text,
      emailAddress: written.emailAddress.map { EmailAddress($0) },
      phoneNumber: written.phoneNumber)
  }
}

/// A key that is compared byte for byte.
struct WrittenName: Equatable {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ node: BorrowedNode) throws(InputFault) { bytes = try node.nameBytes() }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func == (left: Self, right: Self) -> Bool { left.bytes.elementsEqual(right.bytes) }
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
