public import ShareModel

extension Share {
  /// What a participant may do with the records now. Source: rule book, section 2.2.
  public func effectivePermission(of participant: Participant, profile: RuleProfile = RuleProfile())
    -> ParticipantPermission
  {
    guard participant.isAccepted else { return .none }
    switch participant.role {
    case .owner: return .readWrite
    case .publicUser:
      return Self.known(profile.publicUserLevel == .live ? publicPermission : participant.permission)
    case .privateUser, .administrator:
      let own = Self.known(participant.permission)
      return profile.privateUserOnPublicShare == .own ? own : max(own, Self.known(publicPermission))
    case .unknown: return .none
    }
  }

  private static func known(_ permission: ParticipantPermission) -> ParticipantPermission {
    permission == .unknown ? .none : permission
  }
}
