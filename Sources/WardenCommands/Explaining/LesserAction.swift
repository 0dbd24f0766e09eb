import ShareModel

/// Actions close to one, each of which asks for no more than it: less permission, a lesser role. The nearest comes first.
enum LesserAction {
  static func variants(of action: Action, on share: Share) -> [Action] {
    switch action {
    case .addParticipant(let invitation): invitations(invitation).map(Action.addParticipant)
    case .setParticipantPermission(let person, let wanted):
      permissions(below: wanted, except: ParticipantPermission.none).filter {
        $0 != participant(person, of: share)?.permission
      }
      .map { .setParticipantPermission(person, $0) }
    case .setParticipantRole(let person, let wanted):
      roles(below: wanted).filter { $0 != participant(person, of: share)?.role }.map { .setParticipantRole(person, $0) }
    case .setPublicPermission(let wanted):
      permissions(below: wanted).filter { $0 != share.publicPermission }.map(Action.setPublicPermission)
    default: []
    }
  }

  /// Whether the others of its parts come to no more without it: it could take back what another of them gives to the same
  /// person, or to everybody.
  static func canBeLeftOut(_ part: Action, of others: [Action]) -> Bool {
    switch part {
    case .setParticipantPermission, .setParticipantRole, .removeParticipant:
      guard let person = part.personNamed else { return false }
      return !others.contains { $0.personNamed.map { $0.matches(person) } ?? false }
    case .setPublicPermission:
      return !others.contains { if case .setPublicPermission = $0 { true } else { false } }
    case .setAllowsAccessRequests, .blockRequester, .denyAccessRequest: return false
    default: return true
    }
  }

  /// The public permissions that a share about to be made could have instead.
  static func publicPermissions(of share: Share) -> [ParticipantPermission] {
    permissions(below: share.publicPermission)
  }

  private static func invitations(_ invitation: Invitation) -> [Invitation] {
    let asked = invitation.permission
    let lesser = asked.map { Self.permissions(below: $0, except: ParticipantPermission.none) } ?? []
    let permissions = [asked] + lesser.map(Optional.some)
    let roles = [invitation.role] + (invitation.role.map(Self.roles) ?? []).map(Optional.some)
    return roles.flatMap { role in
      permissions.map { permission in
        var variant = invitation
        variant.role = role
        variant.permission = permission
        return variant
      }
    }.filter { $0 != invitation }
  }

  private static func permissions(
    below permission: ParticipantPermission, except left: ParticipantPermission? = nil
  ) -> [ParticipantPermission] {
    [.readOnly, .none].filter { $0 < permission && $0 != left }
  }

  private static func roles(below role: ParticipantRole) -> [ParticipantRole] {
    role.outranks(.privateUser) ? [.privateUser] : []
  }

  private static func participant(_ person: Identity, of share: Share) -> Participant? {
    share.participants.first { $0.identity.matches(person) }
  }
}
