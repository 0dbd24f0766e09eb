internal import LuaSandbox
internal import ShareModel

/// The enumeration words that scripts read, and their numbers in the schema book.
enum ViewWords {
  // `unknown` is a word of roles and of permissions, so it stands where the two meet.
  static let all = [
    "owner", "administrator", "privateUser", "publicUser", "unknown", "none", "readOnly", "readWrite", "pending",
    "accepted", "removed", "available", "noAccount", "temporarilyUnavailable", "restricted",
  ]
  static let roles = 0..<5
  static let permissions = 4..<8
  static let acceptanceStatuses = 8..<11
  static let accountStatuses = 11..<15
}

extension ParticipantRole {
  var cell: ViewCell {
    switch self {
    case .owner: .word(0)
    case .administrator: .word(1)
    case .privateUser: .word(2)
    case .publicUser: .word(3)
    case .unknown: .word(4)
    }
  }
}

extension ParticipantPermission {
  var cell: ViewCell {
    switch self {
    case .unknown: .word(4)
    case .none: .word(5)
    case .readOnly: .word(6)
    case .readWrite: .word(7)
    }
  }
}

extension ParticipantAcceptanceStatus {
  var cell: ViewCell {
    switch self {
    case .unknown: .word(4)
    case .pending: .word(8)
    case .accepted: .word(9)
    case .removed: .word(10)
    }
  }
}

extension Subject.AccountStatus {
  var cell: ViewCell {
    switch self {
    case .available: .word(11)
    case .noAccount: .word(12)
    case .temporarilyUnavailable: .word(13)
    case .restricted: .word(14)
    }
  }
}
