internal import CPeopleList
internal import CPersonReader
internal import CStrictJSON
internal import PlainData
internal import ShareModel

/// Reads participants that are written in the plain form: flat, each member by one name, words for the vocabularies.
struct PlainParticipantReader: @unchecked Sendable {  // Nothing changes after `init`.
  static let shared = PlainParticipantReader()

  /// Kept for as long as the process runs.
  private let words: UnsafePointer<cpr_words>
  private let roles = Spellings.role.values
  private let permissions = Spellings.permission.values
  private let acceptanceStatuses = Spellings.acceptanceStatus.values
  private let nothing = ParticipantFacts()

  private init() {
    let words = UnsafeMutablePointer<cpr_words>.allocate(capacity: 1)
    words.initialize(to: cpr_words())
    words.pointee.names = PersonMember.table.names
    withUnsafeMutableBytes(of: &words.pointee.members) { members in
      for name in PersonMember.allCases { members[name.rawValue + 1] = UInt8(name.plain.rawValue) }
    }
    words.pointee.roles = Spellings.role.names.names
    words.pointee.permissions = Spellings.permission.names.names
    words.pointee.acceptance_statuses = Spellings.acceptanceStatus.names.names
    self.words = UnsafePointer(words)
  }

  /// Takes an entry into a list; false, and the list stays as it is, if it has another form or is at fault.
  func read(_ node: BorrowedNode, into list: inout ParticipantListBuilder) -> Bool {
    var entry = cpl_entry()
    var facts = cpr_facts()
    guard cpr_read_plain(node.document, node.index, words, list.texts, &entry, &facts) else { return false }
    list.append(entry, known(facts))
    return true
  }

  private func known(_ read: cpr_facts) -> ParticipantFacts {
    var facts = nothing
    if read.role >= 0 { facts.role = roles[Int(read.role)] }
    if read.permission >= 0 { facts.permission = permissions[Int(read.permission)] }
    if read.acceptance_status >= 0 { facts.acceptanceStatus = acceptanceStatuses[Int(read.acceptance_status)] }
    if read.has_icloud_account >= 0 { facts.hasiCloudAccount = read.has_icloud_account == 1 }
    facts.isOneTimeURL = read.is_one_time_url == 1
    facts.isApprovedRequester = read.is_approved_requester == 1
    return facts
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
