internal import PlainData

/// The members of a person, wherever they stand, and those of a participant.
enum PersonMember: Int, MemberName {
  case participantID, participantId, userRecordName, emailAddress, phoneNumber, name, hasiCloudAccount, hasICloudAccount
  case userIdentity, lookupInfo, participantLookupInfo, contact, properties
  // Of a participant alone.
  case role, type, permission, acceptanceStatus, isOneTimeURL, oneTimeURL, isApprovedRequester, dateAddedToShare
  case invitedPCS, selfAddedPCS, protectionInfo, publicKey, publicKeyVersion, isLookedUp, isAttachedToOtherShare
  // Within `userIdentity` alone.
  case nameComponents, contactIdentifiers

  static let table = makeTable()
}

extension NameSet<PersonMember> {
  /// What a strict reader knows of somebody who is no participant.
  static let ofPerson: Self = [
    .participantID, .participantId, .userRecordName, .emailAddress, .phoneNumber, .name, .hasiCloudAccount,
    .hasICloudAccount, .userIdentity, .lookupInfo, .participantLookupInfo, .contact, .properties,
  ]

  static let ofParticipant = Self(
    bits: ofPerson.bits
      | ([
        .role, .type, .permission, .acceptanceStatus, .isOneTimeURL, .oneTimeURL, .isApprovedRequester,
        .dateAddedToShare, .invitedPCS, .selfAddedPCS, .protectionInfo, .publicKey, .publicKeyVersion, .isLookedUp,
        .isAttachedToOtherShare,
      ] as Self).bits)

  static let ofUserIdentity: Self = [
    .userRecordName, .emailAddress, .phoneNumber, .lookupInfo, .nameComponents, .hasiCloudAccount, .hasICloudAccount,
    .contactIdentifiers,
  ]

  static let ofLookupInfo: Self = [.userRecordName, .emailAddress, .phoneNumber]
}

/// The parts of a name in CloudKit.
enum NameComponent: Int, MemberName {
  case namePrefix, givenName, middleName, familyName, nameSuffix

  static let table = makeTable()
}
