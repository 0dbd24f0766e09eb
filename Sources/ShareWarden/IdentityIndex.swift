internal import ShareModel

/// Finds people in a list by any of their keys, in no more time for a long list.
struct IdentityIndex {
  private var participantIDs: [String: Int] = [:]
  private var userRecordNames: [String: Int] = [:]
  private var emailAddresses: [String: Int] = [:]
  private var phoneNumbers: [String: Int] = [:]

  init(_ identities: [Identity]) {
    for (index, identity) in identities.enumerated() {
      if let key = identity.participantID { participantIDs[key] = participantIDs[key] ?? index }
      if let key = identity.userRecordName { userRecordNames[key] = userRecordNames[key] ?? index }
      if let key = identity.emailAddress?.folded { emailAddresses[key] = emailAddresses[key] ?? index }
      if let key = identity.phoneNumber?.digits { phoneNumbers[key] = phoneNumbers[key] ?? index }
    }
  }

  /// The place of the first identity that matches.
  func first(matching identity: Identity) -> Int? {
    [
      identity.participantID.flatMap { participantIDs[$0] }, identity.userRecordName.flatMap { userRecordNames[$0] },
      (identity.emailAddress?.folded).flatMap { emailAddresses[$0] },
      (identity.phoneNumber?.digits).flatMap { phoneNumbers[$0] },
    ].compactMap(\.self).min()
  }
}
