internal import CPersonReader
internal import CStrictJSON
internal import PlainData
internal import ShareModel

/// Reads participants that are written in the plain form: flat, each member by one name, words for the vocabularies.
struct PlainParticipantReader: @unchecked Sendable {  // Nothing changes after `init`.
  static let shared = PlainParticipantReader()

  /// Kept for as long as the process runs.
  private let words: UnsafePointer<cpr_words>

  private init() {
    let words = UnsafeMutablePointer<cpr_words>.allocate(capacity: 1)
    words.initialize(to: cpr_words())
    words.pointee.names = PersonMember.table.names
    withUnsafeMutableBytes(of: &words.pointee.members) { members in
      for name in PersonMember.allCases { members[name.rawValue + 1] = UInt8(name.plain.rawValue) }
    }
    words.pointee.roles = Spellings.role.vocabulary(\.code)
    words.pointee.permissions = Spellings.permission.vocabulary(\.code)
    words.pointee.acceptance_statuses = Spellings.acceptanceStatus.vocabulary(\.code)
    self.words = UnsafePointer(words)
  }

  /// Takes entries into a list up to the first that has another form or is at fault, which it gives back.
  func read(_ entries: ListElements, into list: inout ParticipantListBuilder) -> ListElements {
    var left = entries
    left.skip { cpr_read_plain($0.document, $0.index, $1, words, list.list) }
    return left
  }
}

extension SpellingTable {
  /// The words for a reader in C.
  fileprivate func vocabulary(_ code: (Value) -> UInt8) -> cpr_vocabulary {
    var vocabulary = cpr_vocabulary()
    vocabulary.names = names.names
    withUnsafeMutableBytes(of: &vocabulary.values) { codes in
      for (place, value) in values.enumerated() { codes[place + 1] = code(value) }
    }
    return vocabulary
  }
}

extension PersonMember {
  /// What the member is in the plain form.
  fileprivate var plain: cpr_member {
    switch self {
    case .participantID, .participantId: cpr_participant_id
    case .userRecordName: cpr_user_record_name
    case .emailAddress: cpr_email_address
    case .phoneNumber: cpr_phone_number
    case .name: cpr_name
    case .role, .type: cpr_role
    case .permission: cpr_permission
    case .acceptanceStatus: cpr_acceptance_status
    case .hasiCloudAccount, .hasICloudAccount: cpr_has_icloud_account
    case .isOneTimeURL, .oneTimeURL: cpr_is_one_time_url
    case .isApprovedRequester: cpr_is_approved_requester
    case .dateAddedToShare: cpr_date_added
    case .userIdentity, .lookupInfo, .participantLookupInfo, .contact, .properties, .invitedPCS, .selfAddedPCS,
      .protectionInfo, .publicKey, .publicKeyVersion, .isLookedUp, .isAttachedToOtherShare, .nameComponents,
      .contactIdentifiers:
      cpr_none
    }
  }
}
