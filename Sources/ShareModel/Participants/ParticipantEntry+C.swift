internal import CPeopleList

// Entries as readers in C write them.

extension ParticipantEntry {
  @inline(__always)
  init(_ entry: cpl_entry) {
    participantID = TextPiece(entry.participant_id)
    userRecordName = TextPiece(entry.user_record_name)
    emailText = TextPiece(entry.email_text)
    emailFolded = TextPiece(entry.email_folded)
    emailDomain = emailFolded.suffix(count: entry.domain_length)
    phoneText = TextPiece(entry.phone_text)
    phoneDigits = TextPiece(entry.phone_digits)
    name = TextPiece(entry.name)
    dateAddedToShare = entry.has_date ? Timestamp(microseconds: entry.date_added) : nil
    facts = ParticipantFacts(entry)
    labels = entry.labels
  }

  var inC: cpl_entry {
    cpl_entry(
      participant_id: participantID.inC, user_record_name: userRecordName.inC, email_text: emailText.inC,
      email_folded: emailFolded.inC, phone_text: phoneText.inC, phone_digits: phoneDigits.inC, name: name.inC,
      domain_length: emailDomain.count, labels: labels, date_added: dateAddedToShare?.microseconds ?? 0,
      has_date: dateAddedToShare != nil, role: facts.role.code, permission: facts.permission.code,
      acceptance_status: facts.acceptanceStatus.code, has_icloud_account: Self.answer(facts.hasiCloudAccount),
      is_one_time_url: Self.answer(facts.isOneTimeURL), is_approved_requester: Self.answer(facts.isApprovedRequester))
  }

  private static func answer(_ truth: Bool?) -> UInt8 {
    UInt8(truth.map { $0 ? cpl_yes.rawValue : cpl_no.rawValue } ?? cpl_not_said.rawValue)
  }
}

extension ParticipantFacts {
  @inline(__always)
  fileprivate init(_ entry: cpl_entry) {
    role = ParticipantRole(cpl_role(UInt32(entry.role)))
    permission = ParticipantPermission(cpl_permission(UInt32(entry.permission)))
    acceptanceStatus = ParticipantAcceptanceStatus(cpl_acceptance_status(UInt32(entry.acceptance_status)))
    let account = cpl_answer(UInt32(entry.has_icloud_account))
    hasiCloudAccount = account == cpl_not_said ? nil : account == cpl_yes
    isOneTimeURL = cpl_answer(UInt32(entry.is_one_time_url)) == cpl_yes
    isApprovedRequester = cpl_answer(UInt32(entry.is_approved_requester)) == cpl_yes
  }
}

extension TextPiece {
  @inline(__always)
  init(_ piece: cpl_piece) { self.init(start: piece.start, count: piece.count) }

  var inC: cpl_piece { cpl_piece(start: start, count: count) }
}

extension ParticipantRole {
  @inline(__always)
  fileprivate init(_ role: cpl_role) {
    switch role {
    case cpl_owner: self = .owner
    case cpl_administrator: self = .administrator
    case cpl_private_user: self = .privateUser
    case cpl_public_user: self = .publicUser
    default: self = .unknown
    }
  }

  /// The `cpl_role` of an entry.
  package var code: UInt8 {
    let role =
      switch self {
      case .unknown: cpl_unknown_role
      case .owner: cpl_owner
      case .administrator: cpl_administrator
      case .privateUser: cpl_private_user
      case .publicUser: cpl_public_user
      }
    return UInt8(role.rawValue)
  }
}

extension ParticipantPermission {
  @inline(__always)
  fileprivate init(_ permission: cpl_permission) {
    switch permission {
    case cpl_none: self = .none
    case cpl_read_only: self = .readOnly
    case cpl_read_write: self = .readWrite
    default: self = .unknown
    }
  }

  /// The `cpl_permission` of an entry.
  package var code: UInt8 {
    let permission =
      switch self {
      case .unknown: cpl_unknown_permission
      case .none: cpl_none
      case .readOnly: cpl_read_only
      case .readWrite: cpl_read_write
      }
    return UInt8(permission.rawValue)
  }
}

extension ParticipantAcceptanceStatus {
  @inline(__always)
  fileprivate init(_ status: cpl_acceptance_status) {
    switch status {
    case cpl_pending: self = .pending
    case cpl_accepted: self = .accepted
    case cpl_removed: self = .removed
    default: self = .unknown
    }
  }

  /// The `cpl_acceptance_status` of an entry.
  package var code: UInt8 {
    let status =
      switch self {
      case .unknown: cpl_unknown_status
      case .pending: cpl_pending
      case .accepted: cpl_accepted
      case .removed: cpl_removed
      }
    return UInt8(status.rawValue)
  }
}
