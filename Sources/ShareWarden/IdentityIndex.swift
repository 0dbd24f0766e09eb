internal import ShareModel

/// Finds people in a list by any of their keys, in no more time for a long list. Keys compare by their bytes, as in
/// ``Identity/matches(_:)``.
struct IdentityIndex {
  private var participantIDs: [[UInt8]: Int] = [:]
  private var userRecordNames: [[UInt8]: Int] = [:]
  private var emailAddresses: [[UInt8]: Int] = [:]
  private var phoneNumbers: [[UInt8]: Int] = [:]

  init(_ identities: [Identity]) {
    for (index, identity) in identities.enumerated() {
      if let key = identity.participantID?.bytes { participantIDs[key] = participantIDs[key] ?? index }
      if let key = identity.userRecordName?.bytes { userRecordNames[key] = userRecordNames[key] ?? index }
      if let key = identity.emailAddress?.folded.bytes { emailAddresses[key] = emailAddresses[key] ?? index }
      if let key = identity.phoneNumber?.digits.bytes { phoneNumbers[key] = phoneNumbers[key] ?? index }
    }
  }

  /// The place of the first identity that matches.
  func first(matching identity: Identity) -> Int? {
    [
      identity.participantID.flatMap { participantIDs[$0.bytes] },
      identity.userRecordName.flatMap { userRecordNames[$0.bytes] },
      (identity.emailAddress?.folded).flatMap { emailAddresses[$0.bytes] },
      (identity.phoneNumber?.digits).flatMap { phoneNumbers[$0.bytes] },
    ].compactMap(\.self).min()
  }
}

extension String {
  /// What tells texts apart that look alike: `==` takes two spellings of an accented letter for one.
  var bytes: [UInt8] { Array(utf8) }
}
