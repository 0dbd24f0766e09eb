internal import ShareModel
internal import ShareRules

/// What the permissions of a share's people come to: in shares of one scale the same entry may do the same.
struct PermissionScale: Hashable, Sendable {
  private let publicPermission: ParticipantPermission
  private let publicUserLevel: RuleProfile.PublicUserLevel
  private let privateUserLevel: RuleProfile.PrivateUserLevel

  init(_ publicPermission: ParticipantPermission, _ profile: RuleProfile) {
    self.publicPermission = publicPermission
    publicUserLevel = profile.publicUserLevel
    privateUserLevel = profile.privateUserOnPublicShare
  }

  /// What somebody may do with the records, or will on acceptance.
  func standing(of facts: ParticipantFacts) -> ParticipantPermission {
    facts.role.standingPermission(
      own: facts.permission, of: publicPermission, publicUsers: publicUserLevel, privateUsers: privateUserLevel)
  }
}

extension Share {
  func scale(_ profile: RuleProfile) -> PermissionScale { PermissionScale(publicPermission, profile) }
}
