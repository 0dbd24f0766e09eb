import ShareModel

/// Who asks, as the share knows them. Source: rule book, section 2.1.
struct Actor: Sendable {
  enum Standing: Hashable, Sendable {
    case owner, administrator, privateUser, publicUser
    case pending, removed, stranger, blocked
    /// More than one entry matches, or a value is unknown, or the share contradicts itself: no powers.
    case unclear
  }

  let standing: Standing
  /// The actor's own entry, where they hold a place.
  let entry: Participant?
  let effective: ParticipantPermission

  var isOwner: Bool { standing == .owner }
  var isAdministrator: Bool { standing == .administrator }
  var manages: Bool { isOwner || isAdministrator }
  var isAccepted: Bool { manages || standing == .privateUser || standing == .publicUser }
  var isAcceptedGuest: Bool { isAccepted && !isOwner }
  /// Whether the actor holds no place and no invitation.
  var isOutside: Bool { standing == .stranger || standing == .removed || standing == .blocked }

  /// Who `subject` is in `share`. Only where `mayBeEmpty`, before the share is made, does it stand without an owner.
  init(_ subject: Subject, in share: Share, mayBeEmpty: Bool, profile: RuleProfile) {
    let found = Self.find(subject, in: share, mayBeEmpty: mayBeEmpty)
    standing = found.standing
    entry = found.entry
    effective = found.entry.map { share.effectivePermission(of: $0, profile: profile) } ?? .none
  }

  private static func find(
    _ subject: Subject, in share: Share, mayBeEmpty: Bool
  ) -> (standing: Standing, entry: Participant?) {
    guard isSound(share) || mayBeEmpty && share.participants.isEmpty else { return (.unclear, nil) }
    let matching = share.participants.filter { subject.matches($0.identity) }
    guard matching.allSatisfy({ !$0.hasUnknownStanding }) else { return (.unclear, nil) }
    let isBlocked = share.blockedIdentities.contains { subject.matches($0.identity) }
    let seated = matching.filter { $0.acceptanceStatus.holdsSeat }
    guard seated.count < 2 else { return (.unclear, nil) }
    guard let entry = seated.first else {
      return (isBlocked ? .blocked : matching.isEmpty ? .stranger : .removed, nil)
    }
    // An old entry of the same person may stand beside the new one; one of somebody else may not.
    guard matching.allSatisfy({ $0 == entry || $0.identity.matches(entry.identity) }) else { return (.unclear, nil) }
    if entry.isPending { return isBlocked ? (.blocked, nil) : (.pending, entry) }
    // One key of theirs is in the list, another is blocked.
    guard !isBlocked else { return (.unclear, nil) }
    switch entry.role {
    case .owner: return (.owner, entry)
    case .administrator: return (.administrator, entry)
    case .privateUser: return (.privateUser, entry)
    case .publicUser: return (.publicUser, entry)
    case .unknown: return (.unclear, nil)
    }
  }

  /// Whether a share has the one owner it needs, is of one kind, and has nobody in it who is blocked.
  private static func isSound(_ share: Share) -> Bool {
    let owners = share.participants.filter(\.isOwner)
    guard owners.count == 1, owners[0].isAccepted else { return false }
    guard !share.isZoneWide || share.rootRecordName == nil else { return false }
    guard !share.blockedIdentities.isEmpty else { return true }
    let blocked = IdentityKeys(share.blockedIdentities.map(\.identity))
    return !share.participants.contains { $0.isAccepted && blocked.match($0.identity) }
  }
}
