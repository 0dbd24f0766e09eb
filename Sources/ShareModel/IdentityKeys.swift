/// The keys of many people, to hold somebody against all of them at once. Names compare by their bytes.
package struct IdentityKeys {
  private var participantIDs: Set<[UInt8]> = []
  private var userRecordNames: Set<[UInt8]> = []
  private var emailAddresses: Set<EmailAddress> = []
  private var phoneNumbers: Set<PhoneNumber> = []

  package init(_ identities: [Identity]) {
    for identity in identities {
      if let key = identity.participantID { participantIDs.insert(Array(key.utf8)) }
      if let key = identity.userRecordName { userRecordNames.insert(Array(key.utf8)) }
      if let key = identity.emailAddress { emailAddresses.insert(key) }
      if let key = identity.phoneNumber { phoneNumbers.insert(key) }
    }
  }

  /// Whether any of the people is the one of that identity.
  package func match(_ identity: Identity) -> Bool {
    identity.participantID.map { participantIDs.contains(Array($0.utf8)) } == true
      || identity.userRecordName.map { userRecordNames.contains(Array($0.utf8)) } == true
      || identity.emailAddress.map(emailAddresses.contains) == true
      || identity.phoneNumber.map(phoneNumbers.contains) == true
  }
}
