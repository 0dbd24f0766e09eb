import ShareModel

/// What the person who was refused could do, where that is known.
enum Remedy {
  static func text(_ denial: Denial) -> String? {
    guard let error = denial.ckError else {
      return denial.layer == .builtin ? "`sharewarden rules \(denial.id)` says what the rule asks" : nil
    }
    return switch error {
    case .notAuthenticated: "sign in to iCloud"
    case .permissionFailure: "ask the owner or an administrator of the share"
    case .serverRecordChanged: "fetch the share again and repeat the change on it"
    case .tooManyParticipants: "remove somebody first"
    case .accountTemporarilyUnavailable: "try again when the account is available"
    case .participantMayNeedVerification: "verify the address, then accept the invitation"
    case .quotaExceeded: "the owner needs free iCloud storage"
    case .unknownItem: "check the names against the share"
    default: "`sharewarden rules \(denial.id)` says what the rule asks"
    }
  }
}
