/// The keys by which CloudKit knows a person. Source: `CKShare.Participant`'s equality (participant, record or look-up
/// information).
public struct Identity: Hashable, Sendable {
  public var participantID: String?
  public var userRecordName: String?
  public var emailAddress: EmailAddress?
  public var phoneNumber: PhoneNumber?

  public init(
    participantID: String? = nil, userRecordName: String? = nil, emailAddress: EmailAddress? = nil,
    phoneNumber: PhoneNumber? = nil
  ) {
    self.participantID = participantID
    self.userRecordName = userRecordName
    self.emailAddress = emailAddress
    self.phoneNumber = phoneNumber
  }

  /// Whether there is no key at all. An empty identity matches nobody, not even another empty one.
  public var isEmpty: Bool {
    participantID == nil && userRecordName == nil && emailAddress == nil && phoneNumber == nil
  }

  /// Whether both have the same keys. Keys are bytes: an accented letter in two spellings makes two people.
  public static func == (left: Self, right: Self) -> Bool {
    left.participantID.hasSameBytes(as: right.participantID)
      && left.userRecordName.hasSameBytes(as: right.userRecordName)
      && left.emailAddress == right.emailAddress && left.phoneNumber == right.phoneNumber
  }

  /// Whether both name the same person: any one key that both have is equal.
  public func matches(_ other: Identity) -> Bool {
    Self.agree(participantID, other.participantID) || Self.agree(userRecordName, other.userRecordName)
      || (emailAddress != nil && emailAddress == other.emailAddress)
      || (phoneNumber != nil && phoneNumber == other.phoneNumber)
  }

  /// This identity with the keys it lacks taken from `other`.
  public func filled(from other: Identity) -> Identity {
    Identity(
      participantID: participantID ?? other.participantID, userRecordName: userRecordName ?? other.userRecordName,
      emailAddress: emailAddress ?? other.emailAddress, phoneNumber: phoneNumber ?? other.phoneNumber)
  }

  private static func agree(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return false }
    return left.hasSameBytes(as: right)
  }
}
