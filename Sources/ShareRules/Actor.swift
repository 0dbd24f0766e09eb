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
  /// Where the list has the actor, if only as somebody who went: an entry that holds a place before one that doesn't.
  let known: Int?
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
  static func find(_ subject: Subject, in share: Share, mayBeEmpty: Bool, profile: RuleProfile) -> Actor {
    let list = share.participants
    guard isSound(share) || mayBeEmpty && list.isEmpty else {
      return Actor(standing: .unclear, place: nil, known: nil, entry: nil, effective: .none)
    }
    let matching = list.places(of: subject)
    let seated = list.seated(among: matching)
    let (standing, place) = standing(of: subject, at: matching, seated, in: share)
    let entry = place.map { list.facts(at: $0) }
    return Actor(
      standing: standing, place: place, known: seated.first ?? matching.first, entry: entry,
      effective: entry.map { share.effectivePermission(of: $0, profile: profile) } ?? .none)
  }

  /// - Parameters:
  ///   - matching: the places of all entries of the subject.
  ///   - seated: those of them that hold a place.
  private static func standing(
    of subject: Subject, at matching: Places, _ seated: Places, in share: Share
  ) -> (standing: Standing, place: Int?) {
    let list = share.participants
    guard !matching.contains(where: { list.facts(at: $0).hasUnknownStanding }) else { return (.unclear, nil) }
    let isBlocked = share.blocksAnybody && share.blockedIdentities.contains { subject.matches($0.identity) }
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
    return !share.blocksAnybody
      || !share.blockedIdentities.contains { list.firstAccepted(matching: $0.identity) != nil }
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
