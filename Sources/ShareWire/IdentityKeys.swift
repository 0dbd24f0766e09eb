internal import ShareModel

/// The keys of many people, to hold somebody against all of them at once.
struct IdentityKeys {
  private var participantIDs: Set<String> = []
  private var userRecordNames: Set<String> = []
  private var emailAddresses: Set<EmailAddress> = []
  private var phoneNumbers: Set<PhoneNumber> = []

  init(_ identities: [Identity]) {
    for identity in identities {
      if let key = identity.participantID { participantIDs.insert(key) }
      if let key = identity.userRecordName { userRecordNames.insert(key) }
      if let key = identity.emailAddress { emailAddresses.insert(key) }
      if let key = identity.phoneNumber { phoneNumbers.insert(key) }
    }
  }

  /// Whether any of the people is the one of that identity.
  func match(_ identity: Identity) -> Bool {
    identity.participantID.map(participantIDs.contains) == true
      || identity.userRecordName.map(userRecordNames.contains) == true
      || identity.emailAddress.map(emailAddresses.contains) == true
      || identity.phoneNumber.map(phoneNumbers.contains) == true
  }
}
