public import ShareModel

extension Share {
  /// What a participant may do with the records now. Source: rule book, section 2.2.
  public func effectivePermission(of participant: Participant, profile: RuleProfile = RuleProfile())
    -> ParticipantPermission
  {
    effectivePermission(of: participant.facts, profile: profile)
  }

  package func effectivePermission(of participant: ParticipantFacts, profile: RuleProfile) -> ParticipantPermission {
    guard participant.isAccepted else { return .none }
    return participant.role.standingPermission(
      own: participant.permission, of: publicPermission, publicUsers: profile.publicUserLevel,
      privateUsers: profile.privateUserOnPublicShare)
  }
}

extension ParticipantRole {
  /// What somebody of the role may do with the records, or will on acceptance. Source: rule book, section 2.2.
  ///
  /// - Parameters:
  ///   - own: the permission that stands in their entry.
  ///   - publicPermission: the share's.
  package func standingPermission(
    own: ParticipantPermission, of publicPermission: ParticipantPermission, publicUsers: RuleProfile.PublicUserLevel,
    privateUsers: RuleProfile.PrivateUserLevel
  ) -> ParticipantPermission {
    switch self {
    case .owner: .readWrite
    case .publicUser: (publicUsers == .live ? publicPermission : own).orNone
    case .privateUser, .administrator:
      privateUsers == .own ? own.orNone : max(own.orNone, publicPermission.orNone)
    case .unknown: .none
    }
  }
}

extension ParticipantPermission {
  fileprivate var orNone: ParticipantPermission { self == .unknown ? .none : self }
}
