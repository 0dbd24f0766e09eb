internal import CPeopleList

/// The kinds of keys by which a person is known. Keys of different kinds are never the same. In
/// the order of `cpl_key_kind`.
enum KeyKind: UInt8, CaseIterable, Sendable {
  case participantID, userRecordName, emailAddress, phoneNumber

  var inC: cpl_key_kind { cpl_key_kind(UInt32(rawValue)) }
}

extension Identity {
  /// The text by which a key is compared, byte for byte.
  func key(_ kind: KeyKind) -> String? {
    switch kind {
    case .participantID: participantID
    case .userRecordName: userRecordName
    case .emailAddress: emailAddress?.folded
    case .phoneNumber: phoneNumber?.digits
    }
  }
}
