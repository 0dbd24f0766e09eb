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
  /// The place of the actor's own entry, where they hold one.
  let place: Int?
  /// What the entry says.
  let entry: ParticipantFacts?
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
    place = found.place
    entry = found.place.map { share.participants.facts(at: $0) }
    effective = entry.map { share.effectivePermission(of: $0, profile: profile) } ?? .none
  }

  private static func find(
    _ subject: Subject, in share: Share, mayBeEmpty: Bool
  ) -> (standing: Standing, place: Int?) {
    let list = share.participants
    guard isSound(share) || mayBeEmpty && list.isEmpty else { return (.unclear, nil) }
    let matching = list.places(of: subject)
    guard matching.allSatisfy({ !list.facts(at: $0).hasUnknownStanding }) else { return (.unclear, nil) }
    let isBlocked = share.blockedIdentities.contains { subject.matches($0.identity) }
    let seated = list.seated(among: matching)
    guard seated.count < 2 else { return (.unclear, nil) }
    guard let place = seated.first else {
      return (isBlocked ? .blocked : matching.isEmpty ? .stranger : .removed, nil)
    }
    // An old entry of the same person may stand beside the new one; one of somebody else may not.
    guard matching.count == 1 || list.areAll(matching, likeThatAt: place) else { return (.unclear, nil) }
    let entry = list.facts(at: place)
    if entry.isPending { return isBlocked ? (.blocked, nil) : (.pending, place) }
    // One key of theirs is in the list, another is blocked.
    guard !isBlocked else { return (.unclear, nil) }
    switch entry.role {
    case .owner: return (.owner, place)
    case .administrator: return (.administrator, place)
    case .privateUser: return (.privateUser, place)
    case .publicUser: return (.publicUser, place)
    case .unknown: return (.unclear, nil)
    }
  }

  /// Whether a share has the one owner it needs, is of one kind, and has nobody in it who is blocked.
  private static func isSound(_ share: Share) -> Bool {
    let list = share.participants
    let counts = list.counts
    guard counts.owners == 1, let owner = counts.firstOwner, list.facts(at: owner).isAccepted else { return false }
    guard !share.isZoneWide || share.rootRecordName == nil else { return false }
    return !share.blockedIdentities.contains { list.firstAccepted(matching: $0.identity) != nil }
  }
}

extension ParticipantList {
  /// Those of the places at which somebody holds a place in the share.
  func seated(among places: Places) -> Places { places.filter { facts(at: $0).holdsSeat } }

  /// Whether the entries at all places match the one at `place`.
  fileprivate func areAll(_ places: Places, likeThatAt place: Int) -> Bool {
    let identity = identity(at: place)
    return places.allSatisfy { $0 == place || self.identity(at: $0).matches(identity) }
  }
}
