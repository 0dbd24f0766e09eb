import ShareModel

/// Joining.
enum Acceptance {
  private static let accept: Set<ActionName> = [.acceptShare]

  static let rows: [Row] = [
    .allow("R115", accept, "An invited person accepts, with the permission they were given.", if: .isPending),
    .deny(
      "R116", .permissionFailure, .authority, accept, "The URL of a private share lets nobody in who is not invited.",
      say: "You are not invited to this share; ask its owner to add you."
    ) { $0.comesUninvited && $0.action.oneTimeURL == nil },
    .note("R117", "The account that accepts is the one that was invited.", code: .permissionFailure),
    .deny(
      "R118", .participantMayNeedVerification, .authority, accept,
      "An address without an iCloud account is proved through the system before it accepts.",
      say: "Open the link in the system to prove your address first.", if: .isPending
    ) { $0.actor.entry?.hasiCloudAccount == false },
    .allow("R119", accept, "Anybody joins a public share, accepted at once.") { $0.joinsByLink },
    .allow("R120", accept, "Accepting twice changes nothing.", if: .isAcceptedGuest),
    .deny(
      "R121", .invalidArguments, .form, accept, "The owner does not accept their own share.",
      say: "This is your own share; there is nothing to accept.", if: .isOwner),
    .deny(
      "R122", .permissionFailure, .authority, accept, "A blocked person does not join.",
      say: "You cannot join this share.", if: .isBlocked
    ) { !$0.mayJoinThoughBlocked },
    .deny(
      "R123", .tooManyParticipants, .limit, accept, "Nobody joins a full share.",
      say: "The share is full: it can have {limit} people.", if: .isFull
    ) { $0.joinsByLink },
    .allow("R124", accept, "A one-time link binds its slot to the first who uses it.") { $0.takesSlot },
    .deny(
      "R125", .permissionFailure, .authority, accept, "A used one-time link is worth as much as the share's URL.",
      say: "This link has been used; ask the owner for a new one."
    ) { $0.comesUninvited && $0.action.oneTimeURL != nil },
    .note("R126", "Whose invitation was dropped joins a public share by the link and a private one not at all."),
    .note("R127", "A share that was stopped cannot be accepted.", code: .unknownItem),
    .deny(
      "R128", .invalidArguments, .form, [.addParticipant], "Nobody accepts for somebody else.",
      say: "Only the invited person can accept.", if: .claimsAcceptance),
    .note("R129", "Opening the URL in the system proves the person; joining is the acceptance that follows."),
  ]
}

extension Situation {
  /// Whether the profile lets in whom the share blocks; not with an old invitation, which the block has ended.
  fileprivate var mayJoinThoughBlocked: Bool {
    profile.blockedMayJoinPublic && share.isPublic
      && share.participants.seated(among: share.participants.places(of: subject)).isEmpty
  }

  fileprivate var comesUninvited: Bool {
    (actor.standing == .stranger || actor.standing == .removed) && !share.isPublic && pendingSlot == nil
  }

  fileprivate var takesSlot: Bool {
    actor.isOutside && actor.standing != .blocked && pendingSlot != nil && !subject.joiningIdentity.isEmpty
  }

  fileprivate var joinsByLink: Bool {
    actor.isOutside && share.isPublic && !takesSlot && !subject.joiningIdentity.isEmpty
  }
}

extension WorkingCopy {
  mutating func accept(_ situation: borrowing Situation) {
    let subject = situation.subject
    if let place = situation.actor.place {
      let entry = share.participants[place]
      guard entry.isPending else { return }
      // An id by which the entry is known already is none of the subject's other keys.
      let own = subject.identity.at(entry)
      enter(entry, at: place, as: entry.isOneTimeURL ? own : entry.identity.filled(from: own))
    } else if situation.takesSlot, let place = situation.pendingSlot {
      let slot = share.participants[place]
      enter(slot, at: place, as: subject.joiningIdentity.at(slot))
    } else {
      // Where the profile lets a blocked person join, joining ends the block: nobody is in a share and blocked in it.
      unblock(where: { subject.matches($0.identity) })
      add(
        Participant(
          identity: subject.joiningIdentity, role: .publicUser, permission: share.publicPermission,
          acceptanceStatus: .accepted, hasiCloudAccount: true, dateAddedToShare: time))
    }
  }

  private mutating func enter(_ entry: Participant, at place: Int, as identity: Identity) {
    var joined = entry
    joined.identity = identity
    joined.acceptanceStatus = .accepted
    joined.hasiCloudAccount = true
    share.participants[place] = joined
    removeFormerEntries(of: identity)
    effects.append(.participantAccepted(joined, before: entry))
  }
}

extension Identity {
  /// The identity of somebody who takes an entry: their own keys, in its place. A key that stands in the slot of a
  /// one-time link says nothing of who comes.
  fileprivate func at(_ entry: Participant) -> Identity {
    var identity = self
    identity.participantID = entry.identity.participantID
    return identity
  }
}
